/// A disk that does not give what lies on it, once: whoever is told that the evening is damaged
/// throws a good one away.

#include "db/backup.h"
#include "db/session.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <functional>

using namespace consigliere;
using namespace consigliere::test;
using Kind = db::DatabaseError::Kind;

namespace {

/// Does something with a database, and gives the kind of what went wrong.
using Use = std::function<std::optional<Kind>()>;

/// Lets each reading of it fail once. The disk is then said to be unreadable, and nothing else; and
/// after that the evening is there as it was.
void fail_each_reading(const Files& files, const Use& use)
{
    int failures = 0;
    for (int number = 1;; ++number) {
        SimulatedDisk disk(files);
        disk.set_fault(Fault{Fault::Kind::unreadable, number, 1});
        const std::optional<Kind> trouble = use();
        if (!disk.has_failed())
            break;
        INFO("reading " << number);
        failures += trouble ? 1 : 0;
        if (trouble)
            CHECK(*trouble == Kind::unreadable);
        disk.set_fault(std::nullopt);
        CHECK_FALSE(use());
    }
    CHECK(failures > 10);
}

template <typename Result>
std::optional<Kind> kind_of(const Result& result)
{
    return result.is_error() ? std::optional(result.error().kind) : std::nullopt;
}

} // namespace

TEST_CASE("a reading that fails once while a database is opened is no damage")
{
    fail_each_reading(evening_of(120, Closing::by_a_kill), [] {
        auto database = db::Database::open(database_path());
        if (database.is_error())
            return kind_of(database);
        return kind_of(db::list_sessions(database.value()));
    });
}

TEST_CASE("a reading that fails once while a database is verified is no damage")
{
    fail_each_reading(evening_of(120, Closing::by_a_kill), [] {
        auto database = db::Database::open(database_path());
        if (database.is_error())
            return kind_of(database);
        const auto report = db::verify(database.value());
        if (!report.is_error())
            CHECK(report.value().is_fine());
        return kind_of(report);
    });
}

TEST_CASE("a backup that finds its file locked does not replace the last one")
{
    const auto copy = SimulatedDisk::folder() / "copy";
    int failures = 0;
    for (int number = 1;; ++number) {
        SimulatedDisk disk(evening_of(120, Closing::by_a_kill));
        auto database = db::Database::open(database_path());
        write_text(copy, "the last one");
        disk.set_fault(Fault{Fault::Kind::busy, number, 1'000'000});
        const auto failure = db::back_up(database.value(), copy, db::IfExists::replace);
        if (!disk.has_failed())
            break;
        ++failures;
        INFO("lock " << number);
        // What is refused when the copy is whole and closed hinders nobody.
        if (!failure.is_error()) {
            CHECK(db::Database::read(copy).value().path() == copy);
            continue;
        }
        INFO(static_cast<int>(failure.error().kind) << " " << failure.error().detail);
        CHECK((failure.error().kind == Kind::busy || failure.error().kind == Kind::locked
            || failure.error().kind == Kind::no_locks || failure.error().kind == Kind::no_locks
            || failure.error().kind == Kind::unreadable));
        CHECK(read_text(copy) == "the last one");
        CHECK(names_in(SimulatedDisk::folder())
            == std::vector<std::string>{"copy", "evening.db", "evening.db-wal"});
    }
    CHECK(failures >= 2);
}
