/// Backups that nobody has to think of.

#include "db/backups.h"
#include "db/clock.h"
#include "db/copy_check.h"
#include "db/session.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/shifted_clock.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

/// Makes nonsense of the page of the entries, which nobody looks at while a file is opened.
void spoil(const fs::path& file)
{
    const std::string root =
        query_sql(file, "SELECT rootpage FROM sqlite_schema WHERE name = 'entry'");
    constexpr std::size_t page = 4096;
    std::string bytes = read_text(file);
    bytes.replace((std::stoul(root) - 1) * page, page, std::string(page, '\x5a'));
    write_text(file, bytes);
}

/// A database with an evening of twenty entries.
struct Played {
    TemporaryFolder folder;
    fs::path path = folder / "table.db";
    db::Database database = open_database(path);
    db::Session session = begin_game(database, 2, 1, 20);

    [[nodiscard]] fs::path backups() const { return folder / "backups"; }
    /// A copy of a database, as if it had been made then.
    [[nodiscard]] fs::path pretend(const std::string& time)
    {
        const fs::path whole = folder / "whole.db";
        if (!fs::exists(whole))
            REQUIRE_FALSE(db::back_up(database, whole, db::IfExists::refuse).is_error());
        fs::create_directory(backups());
        const fs::path file = backups() / ("table " + time + ".db");
        fs::copy_file(whole, file);
        return file;
    }
    /// Closes the database, lets something be done to its file, and opens it again.
    template <typename Work>
    void while_closed(const Work& work)
    {
        database = db::Database::stand_in(path);
        work();
        database = open_database(path);
    }
    void damage_evening()
    {
        while_closed([this] {
            damage(path, "UPDATE entry SET line = line || ' ' WHERE session = 1 AND seq = 7");
        });
    }
};

/// What is known when nothing is being made or looked at any more.
db::BackupWorker::State state_after(db::BackupWorker& keeper)
{
    keeper.wait();
    return keeper.state();
}

std::vector<fs::path> files_of(const std::vector<db::Backup>& backups)
{
    std::vector<fs::path> files;
    for (const db::Backup& backup : backups)
        files.push_back(backup.file);
    return files;
}

} // namespace

TEST_CASE("a backup lies in its folder under the time of its making, and is the whole database")
{
    Played played;
    REQUIRE_FALSE(db::make_backup(played.database, db::CopyMode::incremental).is_error());
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

    REQUIRE_FALSE(db::make_backup(played.database, db::CopyMode::blocking).is_error());
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

TEST_CASE("an evening that is damaged is in a good backup as it is in the database, and is named")
{
    Played played;
    const db::SessionId other = begin_game(played.database, 3, 2, 12).id();
    played.damage_evening();
    const auto made = db::make_backup(played.database, db::CopyMode::blocking);
    REQUIRE_FALSE(made.is_error());
    REQUIRE(made.value().broken.size() == 1);
    CHECK(made.value().broken[0].id == played.session.id());
    CHECK(
        made.value().broken[0].fault == db::HashChainFault{db::HashChainFault::Kind::entry, 7, 6});
    {
        db::Database copy = open_database(made.value().backup.file);
        CHECK(resume(copy, other).evening().history().size() == 12);
    }
    db::BackupWorker keeper(played.database);
    const db::BackupWorker::State state = state_after(keeper);
    CHECK_FALSE(state.failure);
    CHECK(state.last == made.value().backup.made);
    CHECK(state.broken == made.value().broken);
}

TEST_CASE("while an evening is damaged backups are pruned, but never the newest that has it whole")
{
    Played played;
    static_cast<void>(played.pretend("2026-01-03T20-00-00.000Z"));
    const fs::path whole = played.pretend("2026-01-04T20-00-00.000Z");
    const fs::path last_of_month = played.pretend("2026-01-05T20-00-00.000Z");
    played.damage_evening();
    write_text(last_of_month, "");
    REQUIRE_FALSE(db::back_up(played.database, played.folder / "damaged.db", db::IfExists::refuse)
                      .is_error());
    fs::remove(last_of_month);
    fs::copy_file(played.folder / "damaged.db", last_of_month);
    for (int number = 0; number < 12; ++number) {
        REQUIRE_FALSE(db::make_backup(played.database, db::CopyMode::blocking).is_error());
        wait_a_moment();
    }
    const std::vector<fs::path> left = files_of(db::backups_of(played.path));
    // The last ten, the last of January, and the last in which the evening is whole.
    CHECK(left.size() == 12);
    CHECK(left[10] == last_of_month);
    CHECK(left[11] == whole);
}

TEST_CASE(
    "of a database whose file is damaged there is no backup, and that is said of the database")
{
    Played played;
    REQUIRE_FALSE(db::make_backup(played.database, db::CopyMode::blocking).is_error());
    const std::vector<db::Backup> before = db::backups_of(played.path);
    played.while_closed([&] { spoil(played.path); });
    const auto made = db::make_backup(played.database, db::CopyMode::blocking);
    REQUIRE(made.is_error());
    CHECK(made.error().kind == db::DatabaseError::Kind::damaged);
    CHECK(made.error().path == played.path.string());
    // Nothing is left of the attempt, and the good one stays the last.
    CHECK(names_in(played.backups()).size() == 1);
    db::BackupWorker keeper(played.database);
    keeper.begin();
    const db::BackupWorker::State state = state_after(keeper);
    REQUIRE(state.failure);
    CHECK(state.failure->kind == db::DatabaseError::Kind::damaged);
    CHECK(state.last == before.front().made);
    CHECK(state.broken.empty());
}

TEST_CASE("what only has the name of a backup is none, does not count, and stays")
{
    Played played;
    const fs::path whole = played.pretend("2026-01-03T20-00-00.000Z");
    std::vector<fs::path> others;
    for (int minute = 10; minute < 22; ++minute)
        others.push_back(played.pretend("2026-02-01T20-" + std::to_string(minute) + "-00.000Z"));
    const std::string half = read_text(whole).substr(0, fs::file_size(whole) / 2);
    for (std::size_t i = 0; i + 1 < others.size(); ++i)
        write_text(others[i], i == 0 ? half : i == 1 ? "an old copy" : "");
    // One that only reading it can tell.
    spoil(others.back());
    {
        db::BackupWorker keeper(played.database);
        const db::BackupWorker::State state = state_after(keeper);
        CHECK_FALSE(state.failure);
        CHECK(state.last == "2026-01-03T20:00:00.000Z");
    }
    REQUIRE_FALSE(db::make_backup(played.database, db::CopyMode::blocking).is_error());
    CHECK(fs::exists(whole));
    CHECK(db::backups_of(played.path).size() == 14);
    // When there is no other, it is said that there is none.
    fs::remove(db::backups_of(played.path).front().file);
    fs::remove(whole);
    db::BackupWorker keeper(played.database);
    const db::BackupWorker::State state = state_after(keeper);
    REQUIRE(state.failure);
    CHECK(state.failure->kind == db::DatabaseError::Kind::bad_copy);
    CHECK(state.failure->path == others.back().string());
    CHECK_FALSE(state.last);
}

TEST_CASE("a clock that was wrong costs no backup")
{
    Played played;
    std::vector<fs::path> future;
    {
        ShiftedClock clock(10);
        for (int number = 0; number < 11; ++number) {
            const auto made = db::make_backup(played.database, db::CopyMode::blocking);
            REQUIRE_FALSE(made.is_error());
            future.push_back(made.value().backup.file);
            clock.pass(std::chrono::seconds(1));
        }
    }
    CHECK_FALSE(fs::exists(future.front()));
    for (int number = 0; number < 11; ++number) {
        const auto made = db::make_backup(played.database, db::CopyMode::blocking);
        REQUIRE_FALSE(made.is_error());
        CHECK(fs::exists(made.value().backup.file));
        CHECK(db::backups_of(played.path).front().file == made.value().backup.file);
        wait_a_moment();
    }
    // What seems to come from the future went first, but for the last of its month.
    const std::vector<fs::path> left = files_of(db::backups_of(played.path));
    CHECK(left.size() == 11);
    CHECK(left.back() == future.back());
}

TEST_CASE("databases whose names differ in the ending alone do not take each other's backups")
{
    Played played;
    std::vector<fs::path> made;
    for (const char* name : {"table.sqlite", "table"}) {
        db::Database other = open_database(played.folder / name);
        const auto backup = db::make_backup(other, db::CopyMode::blocking);
        REQUIRE_FALSE(backup.is_error());
        CHECK(files_of(db::backups_of(other.path())) == std::vector{backup.value().backup.file});
        made.push_back(backup.value().backup.file);
    }
    CHECK(db::backups_of(played.path).empty());
    for (int minute = 10; minute < 21; ++minute)
        static_cast<void>(played.pretend("2026-02-01T20-" + std::to_string(minute) + "-00.000Z"));
    REQUIRE_FALSE(db::make_backup(played.database, db::CopyMode::blocking).is_error());
    for (const fs::path& file : made)
        CHECK(fs::exists(file));
}

TEST_CASE("a folder of backups that cannot be read is not said to be empty")
{
    Played played;
    fs::create_symlink("backups", played.backups());
    CHECK(db::find_backups(played.path).is_error());
    db::BackupWorker keeper(played.database);
    const db::BackupWorker::State state = state_after(keeper);
    REQUIRE(state.failure);
    CHECK(state.failure->kind == db::DatabaseError::Kind::unreadable);
    CHECK(state.failure->path == played.backups().string());
    fs::remove(played.backups());
    keeper.look();
    CHECK_FALSE(state_after(keeper).failure);
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
        db::BackupWorker keeper(database);
        CHECK_FALSE(keeper.state().last);
        keeper.begin();
        for (const std::string& line : lines) {
            record_all(session, {line});
            recorded_meanwhile += keeper.state().is_running ? 1U : 0U;
        }
        keeper.wait();
        const db::BackupWorker::State state = keeper.state();
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
        db::BackupWorker keeper(played.database);
        keeper.begin();
    }
    CHECK(db::backups_of(played.path).size() == 1);
}

TEST_CASE("a backup that cannot be made is told, and hinders nothing")
{
    Played played;
    write_text(played.backups(), "no folder");
    db::BackupWorker keeper(played.database);
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

TEST_CASE("a copy is known by its path from here, too")
{
    Played played;
    const fs::path copy = played.folder / "copy of 100 % #1?.db";
    REQUIRE_FALSE(db::back_up(played.database, copy, db::IfExists::refuse).is_error());
    REQUIRE(fs::relative(copy).is_relative());
    CHECK(db::looks_like_copy(copy));
    CHECK(db::looks_like_copy(fs::relative(copy)));
    CHECK_FALSE(db::looks_like_copy(fs::relative(played.folder / "none.db")));
}
