/// Backups that nobody has to think of.

#include "db/backups.h"
#include "db/clock.h"
#include "db/session.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

/// A database with an evening of twenty entries.
struct Played {
    TemporaryFolder folder;
    fs::path path = folder / "table.db";
    db::Database database = open_database(path);
    db::Session session = begin_game(database, 2, 1, 20);

    [[nodiscard]] fs::path backups() const { return folder / "backups"; }
    [[nodiscard]] fs::path pretend(const std::string& time) const
    {
        fs::create_directory(backups());
        const fs::path file = backups() / ("table " + time + ".db");
        write_text(file, "an old copy");
        return file;
    }
};

} // namespace

TEST_CASE("a backup lies in its folder under the time of its making, and is the whole database")
{
    Played played;
    REQUIRE_FALSE(db::make_backup(played.database, db::Pace::in_steps).is_error());
    const std::vector<db::Backup> backups = db::backups_of(played.path);
    REQUIRE(backups.size() == 1);
    CHECK(backups[0].file.parent_path() == played.backups());
    CHECK(open_to_others(backups[0].file) == fs::perms::none);
    CHECK(open_to_others(played.backups()) == fs::perms::none);
    CHECK(backups[0].made <= db::now());
    db::Database copy = open_database(backups[0].file);
    CHECK(told(resume(copy, played.session.id()).evening()) == told(played.session.evening()));
}

TEST_CASE("the last ten backups are kept, and of each month the last; nothing else is touched")
{
    Played played;
    std::vector<fs::path> january;
    for (const char* day : {"03", "17", "29"})
        january.push_back(played.pretend("2026-01-" + std::string(day) + "T20-00-00.000Z"));
    std::vector<fs::path> march;
    for (int minute = 10; minute < 21; ++minute)
        march.push_back(played.pretend("2026-03-01T20-" + std::to_string(minute) + "-00.000Z"));
    std::vector<fs::path> others{played.pretend("2026-01-03"), played.pretend("of the birthday"),
        played.pretend("2026-01-03T20-00-00.000Z-2")};
    const fs::path of_another = played.backups() / "demo 2026-01-03T20-00-00.000Z.db";
    write_text(of_another, "a copy of another database");
    const fs::path folder = played.backups() / "table 2026-01-04T20-00-00.000Z.db";
    fs::create_directory(folder);
    others.insert(others.end(), {of_another, folder});

    REQUIRE_FALSE(db::make_backup(played.database, db::Pace::at_once).is_error());
    CHECK_FALSE(fs::exists(january[0]));
    CHECK_FALSE(fs::exists(january[1]));
    CHECK(fs::exists(january[2]));
    // Nine of March beside the new one.
    CHECK_FALSE(fs::exists(march[0]));
    CHECK_FALSE(fs::exists(march[1]));
    for (std::size_t i = 2; i < march.size(); ++i)
        CHECK(fs::exists(march[i]));
    for (const fs::path& other : others)
        CHECK(fs::exists(other));
}

TEST_CASE("entries are recorded while a backup is made, and the backup is whole")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "table.db");
    const std::vector<std::string> lines = random_game(2, 1);
    for (int evening = 0; evening < 10; ++evening)
        static_cast<void>(begin_game(database, 2, 1, lines.size()));
    db::Session session = begin_session(database, 2);
    std::size_t recorded_meanwhile = 0;
    {
        db::BackupKeeper keeper(database);
        CHECK_FALSE(keeper.state().last);
        keeper.begin();
        for (const std::string& line : lines) {
            record_all(session, {line});
            recorded_meanwhile += keeper.state().is_running ? 1U : 0U;
        }
        keeper.wait();
        const db::BackupKeeper::State state = keeper.state();
        CHECK_FALSE(state.is_running);
        REQUIRE_FALSE(state.failure);
        REQUIRE(state.last);
    }
    CHECK(recorded_meanwhile > 0);
    // What was recorded is there up to some entry, and in its order.
    db::Database copy = open_database(db::backups_of(folder / "table.db").front().file);
    const auto found = told(resume(copy, session.id()).evening());
    const auto all = told(session.evening());
    REQUIRE(found.size() <= all.size());
    CHECK(std::equal(found.begin(), found.end(), all.begin()));
}

TEST_CASE("whoever ends the program waits for the backup that has been begun")
{
    Played played;
    {
        db::BackupKeeper keeper(played.database);
        keeper.begin();
    }
    CHECK(db::backups_of(played.path).size() == 1);
}

TEST_CASE("a backup that cannot be made is told, and hinders nothing")
{
    Played played;
    write_text(played.backups(), "no folder");
    db::BackupKeeper keeper(played.database);
    keeper.begin();
    keeper.wait();
    REQUIRE(keeper.state().failure);
    CHECK(keeper.state().failure->kind == db::DatabaseError::Kind::unwritable);
    CHECK_FALSE(keeper.state().last);
    record_all(played.session, {random_game(2, 1)[20]});
    // As soon as it can be made, it is.
    fs::remove(played.backups());
    keeper.begin();
    keeper.wait();
    CHECK_FALSE(keeper.state().failure);
    CHECK(keeper.state().last);
}

TEST_CASE("a stored time is told where the table stands")
{
    ::setenv("TZ", "Europe/Warsaw", 1);
    ::tzset();
    CHECK(db::local_time("2026-11-20T21:41:05.123Z") == "2026-11-20 22:41");
    CHECK(db::local_time("2026-07-01T22:10:00.000Z") == "2026-07-02 00:10");
    CHECK(db::local_time("some day") == "some day");
    ::unsetenv("TZ");
    ::tzset();
}
