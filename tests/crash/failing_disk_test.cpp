/// Every write fails once, and the disk fills up: what could not be recorded has not happened, and
/// the evening goes on.

#include "db/import_export.h"
#include "db/session.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// A database with a session that has these lines.
struct Evening {
    explicit Evening(const std::vector<std::string>& lines)
        : database(std::move(db::Database::open(database_path()).value()))
        , session(std::move(db::Session::begin(database, head_for(2), {made_up_box()}).value()))
    {
        for (const std::string& line : lines)
            REQUIRE_FALSE(session.record(line).is_error());
    }

    db::Database database;
    db::Session session;
};

std::vector<std::string> lines_on_disk(const Files& files)
{
    const Found found = find_evening(files);
    CHECK(found.trouble.empty());
    return found.lines;
}

/// Records one more line while the n-th change of the disk fails, and again when it works.
/// Gives false when the line needed fewer changes than that.
bool fail_once(Fault fault, const std::vector<std::string>& lines)
{
    Files files;
    {
        SimulatedDisk disk;
        Evening evening(std::vector<std::string>{lines.begin(), lines.end() - 1});
        const auto before = told(evening.session.evening());
        disk.set_fault(fault);
        const auto failed = evening.session.record(lines.back());
        if (!disk.has_failed())
            return false;
        if (failed.is_error()) {
            CHECK(failed.error().kind
                == (fault.kind == Fault::Kind::full ? db::DatabaseError::Kind::disk_full
                                                    : db::DatabaseError::Kind::unsure));
            CHECK(told(evening.session.evening()) == before);
            disk.set_fault(std::nullopt);
            const auto again = evening.session.record(lines.back());
            INFO("change " << fault.first << ": " << failed.error().detail);
            CHECK_FALSE(again.is_error());
        }
        files = disk.files();
    }
    CHECK(lines_on_disk(files) == lines);
    return true;
}

} // namespace

TEST_CASE("each change of the disk fails once, and the evening goes on")
{
    std::vector<std::string> lines = random_game(2, 1);
    lines.resize(20);
    const auto kind = GENERATE(Fault::Kind::full, Fault::Kind::broken);
    int failures = 0;
    for (int number = 1; fail_once({kind, number, 1}, lines); ++number)
        ++failures;
    CHECK(failures >= 2);
}

TEST_CASE("a full disk refuses entry after entry, and loses none that it has")
{
    std::vector<std::string> lines = random_game(2, 1);
    lines.resize(20);
    Files files;
    {
        SimulatedDisk disk;
        Evening evening(std::vector<std::string>{lines.begin(), lines.end() - 1});
        disk.set_fault(Fault{Fault::Kind::full, 1, 1'000'000});
        for (int attempt = 0; attempt < 5; ++attempt) {
            const auto failed = evening.session.record(lines.back());
            REQUIRE(failed.is_error());
            CHECK(failed.error().kind == db::DatabaseError::Kind::disk_full);
        }
        CHECK(evening.session.describe(made_up_box()).is_error());
        disk.set_fault(std::nullopt);
        CHECK_FALSE(evening.session.record(lines.back()).is_error());
        files = disk.files();
    }
    CHECK(lines_on_disk(files) == lines);
}

TEST_CASE("a database that could not be made is made the next time")
{
    for (int number = 1;; ++number) {
        SimulatedDisk disk;
        disk.set_fault(Fault{Fault::Kind::full, number, 1});
        const bool is_made = !db::Database::open(database_path()).is_error();
        if (!disk.has_failed())
            break;
        disk.set_fault(std::nullopt);
        INFO("change " << number << (is_made ? " was survived" : " stopped it"));
        CHECK_FALSE(db::Database::open(database_path()).is_error());
    }
}

TEST_CASE("an import that the disk interrupts has not happened")
{
    db::Record record;
    record.head = head_for(2);
    record.moves = random_game(2, 1);
    record.moves.resize(30);
    int failures = 0;
    for (int number = 1;; ++number) {
        SimulatedDisk disk;
        auto database = db::Database::open(database_path());
        disk.set_fault(Fault{Fault::Kind::full, number, 1});
        const bool is_imported =
            !db::import_record(database.value(), record, "record", {made_up_box()}).is_error();
        if (!disk.has_failed())
            break;
        ++failures;
        disk.set_fault(std::nullopt);
        INFO("change " << number);
        const auto sessions = db::list_sessions(database.value());
        REQUIRE_FALSE(sessions.is_error());
        CHECK(sessions.value().size() == (is_imported ? 1 : 0));
        CHECK(db::verify(database.value()).value().is_fine());
    }
    CHECK(failures > 5);
}
