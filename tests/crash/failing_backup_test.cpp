/// Backups on a disk that fails and without memory: the evening goes on, what is said is true, and
/// nothing is left that only looks like a backup.

#include "db/backups.h"
#include "db/session.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/crash/failing_new.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using Kind = db::DatabaseError::Kind;

namespace {

/// The folder holds whole backups of the evening, and nothing else.
void check_folder(db::Database& database, std::size_t backups)
{
    CHECK(db::backups_of(database.path()).size() == backups);
    if (backups > 0)
        CHECK(names_in(db::folder_of_backups(database.path())).size() == backups);
    for (const db::Backup& backup : db::backups_of(database.path()))
        CHECK_FALSE(db::Database::read(backup.file).is_error());
}

} // namespace

TEST_CASE("a backup that the disk does not take is told as such, and nothing is left of it")
{
    const Fault::Kind kind = GENERATE(Fault::Kind::full, Fault::Kind::broken,
        Fault::Kind::unreadable, Fault::Kind::closed, Fault::Kind::stuck);
    const Files files = evening_of(120, Closing::by_a_kill);
    int failures = 0;
    for (int number = 1;; number += 1 + number / 8) {
        SimulatedDisk disk(files);
        auto database = db::Database::open(database_path());
        REQUIRE_FALSE(database.is_error());
        disk.set_fault(Fault{kind, number, 1});
        const auto made = db::make_backup(database.value(), db::CopyMode::incremental);
        const bool has_failed = disk.has_failed();
        disk.set_fault(std::nullopt);
        INFO(name_of(kind) << " " << number);
        if (made.is_error()) {
            ++failures;
            INFO(static_cast<int>(made.error().kind) << " " << made.error().detail);
            CHECK(made.error().kind != Kind::damaged);
            CHECK(made.error().kind != Kind::bad_copy);
            // The file in which it was written had no name that anybody should read.
            const std::string& path = made.error().path;
            CHECK((path == database_path() || path.ends_with(".db") || path.ends_with("backups")));
        }
        check_folder(database.value(), db::backups_of(database.value().path()).size());
        if (!made.is_error())
            CHECK(db::backups_of(database.value().path()).size() == 1);
        if (!has_failed)
            break;
    }
    CHECK(failures > 2);
}

TEST_CASE("a backup for which there is no memory is told, and the program goes on")
{
    const Files files = evening_of(12, Closing::by_a_kill);
    int failures = 0;
    for (int number = 0;; number += 1 + number / 10) {
        SimulatedDisk disk(files);
        auto database = db::Database::open(database_path());
        REQUIRE_FALSE(database.is_error());
        db::BackupWorker keeper(database.value());
        // Whatever is asked for until it is done, the thread of the keeper asks for.
        fail_new_after(number);
        keeper.begin();
        keeper.wait();
        const bool has_failed = let_new_succeed();
        INFO("allocation " << number);
        failures += keeper.state().failure ? 1 : 0;
        keeper.begin();
        keeper.wait();
        CHECK_FALSE(keeper.state().failure);
        CHECK(keeper.state().last);
        if (!has_failed)
            break;
    }
    CHECK(failures > 5);
}
