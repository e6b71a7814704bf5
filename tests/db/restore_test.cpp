/// A backup takes the place of the database, and what it replaces is not lost.

#include "db/backup.h"
#include "db/restore.h"
#include "db/restore_losses.h"
#include "db/session.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;
using Kind = db::DatabaseError::Kind;

namespace {

/// A database with an evening, its backup, and then more entries and another evening.
struct House {
    House()
    {
        db::Database database = open_database(path);
        db::Session session = begin_game(database, 2, 1, 10);
        first = session.id();
        REQUIRE_FALSE(db::make_backup(database, db::CopyMode::blocking).is_error());
        const std::vector<std::string> game = random_game(2, 1);
        record_all(session, {game.begin() + 10, game.begin() + 15});
        second = begin_game(database, 3, 2, 7).id();
    }

    [[nodiscard]] fs::path backup() const { return db::backups_of(path).front().file; }
    /// Leaves the files as a crash of the program does: with a log.
    [[nodiscard]] fs::path crashed_log(std::size_t entries = 1) const
    {
        const fs::path log = path.string() + "-wal";
        {
            db::Database database = open_database(path);
            db::Session session = resume(database, first);
            const std::vector<std::string> game = random_game(2, 1);
            for (std::size_t i = 0; i < entries; ++i)
                record_all(session, {game[15 + i]});
            fs::copy_file(log, folder / "kept");
            fs::copy_file(path, folder / "kept.db");
        }
        fs::rename(folder / "kept", log);
        fs::rename(folder / "kept.db", path);
        return log;
    }
    static std::vector<db::SessionSummary> list(const fs::path& file)
    {
        db::Database database = std::move(db::Database::read(file).value());
        return db::list_sessions(database).value();
    }

    /// What the first of two files has and the second has not.
    static db::RestoreLosses between(const fs::path& present, const fs::path& other)
    {
        db::Database ours = std::move(db::Database::read(present).value());
        db::Database theirs = std::move(db::Database::read(other).value());
        return db::losses(ours, theirs).value();
    }
    [[nodiscard]] db::RestoreLosses lost() const { return between(path, backup()); }

    TemporaryFolder folder;
    fs::path path = folder / "x.db";
    db::SessionId first;
    db::SessionId second;
};

} // namespace

TEST_CASE("what would be lost by a backup is told before")
{
    const House house;
    const auto contents = db::contents_of_backups(house.path);
    REQUIRE(contents.size() == 1);
    CHECK(contents[0].backup.file == house.backup());
    CHECK_FALSE(contents[0].unusable);
    CHECK(contents[0].evenings == 1);
    CHECK(contents[0].entries == 10);
    auto lost = house.lost().evenings;
    REQUIRE(lost.size() == 2);
    if (lost[0].evening.id != house.second)
        std::swap(lost[0], lost[1]);
    CHECK(lost[0].evening.id == house.second);
    CHECK(lost[0].is_whole_evening);
    CHECK(lost[0].entries == 7);
    CHECK(lost[1].evening.id == house.first);
    CHECK_FALSE(lost[1].is_whole_evening);
    CHECK(lost[1].entries == 5);
    CHECK(House::between(house.backup(), house.path).are_none());
}

TEST_CASE("a restored backup is the database, and what was replaced keeps a name and its content")
{
    const House house;
    const auto replaced = db::restore(house.path, house.backup());
    REQUIRE_FALSE(replaced.is_error());
    REQUIRE(replaced.value().size() == 1);
    CHECK(House::list(house.path).size() == 1);
    CHECK(House::list(replaced.value()[0]).size() == 2);
    CHECK(fs::exists(house.backup()));
    CHECK(open_to_others(house.path) == fs::perms::none);
    // It goes on.
    db::Database database = open_database(house.path);
    db::Session session = resume(database, house.first);
    record_all(session, {random_game(2, 1)[10]});
}

TEST_CASE("a left-over log does not destroy what is restored, and stays with its own file")
{
    const House house;
    const fs::path log = house.crashed_log();
    const auto replaced = db::restore(house.path, house.backup());
    REQUIRE_FALSE(replaced.is_error());
    REQUIRE(replaced.value().size() == 2);
    CHECK_FALSE(fs::exists(log));
    db::Database restored = open_database(house.path);
    CHECK(resume(restored, house.first).evening().history().size() == 10);
    db::Database before = open_database(replaced.value()[0]);
    CHECK(resume(before, house.first).evening().history().size() == 16);
}

TEST_CASE("what is damaged cannot be restored, and nothing moves")
{
    const House house;
    std::string bytes = read_text(house.backup());
    const std::string name = house.backup().filename().string();
    SECTION("no database at all")
    {
        bytes = "Dear diary " + std::string(5000, 'x');
    }
    SECTION("torn")
    {
        bytes.resize(bytes.size() / 2);
    }
    SECTION("a page of nonsense")
    {
        bytes.replace(bytes.size() - 8192, 4096, std::string(4096, 'x'));
    }
    write_text(house.backup(), bytes);
    const std::string before = read_text(house.path);
    const auto replaced = db::restore(house.path, house.backup());
    REQUIRE(replaced.is_error());
    CHECK(replaced.error().kind == Kind::damaged);
    CHECK(read_text(house.path) == before);
    CHECK(names_in(house.folder / "").size() == 2);
}

TEST_CASE("a backup with an evening that is not what was recorded is restored only knowingly")
{
    const House house;
    damage(house.backup(), "UPDATE entry SET line = line || ' ' WHERE seq = 7");
    const auto contents = db::contents_of_backups(house.path);
    REQUIRE(contents.size() == 1);
    CHECK_FALSE(contents[0].unusable);
    REQUIRE(contents[0].broken.size() == 1);
    CHECK(contents[0].broken[0].evening.id == house.first);
    REQUIRE(contents[0].broken[0].evening.fault);
    CHECK(contents[0].broken[0].evening.fault->number == 7);
    REQUIRE(contents[0].broken[0].summary);
    CHECK(contents[0].broken[0].summary->id == house.first);

    const std::string before = read_text(house.path);
    const auto refused = db::restore(house.path, house.backup());
    REQUIRE(refused.is_error());
    CHECK(refused.error().kind == Kind::not_as_recorded);
    CHECK(refused.error().detail == house.first);
    CHECK(read_text(house.path) == before);
    CHECK(names_in(house.folder / "") == std::vector<std::string>{"backups", "x.db"});
    CHECK_FALSE(db::restore(house.path, house.backup(), db::IfCorrupt::restore).is_error());
    CHECK(House::list(house.path).size() == 1);
}

TEST_CASE("what a cut of the power has left of an earlier restoring goes away with the next")
{
    const House house;
    write_text(house.path.string() + ".restored", read_text(house.backup()));
    write_text(house.path.string() + ".restored.a1B2c3", "half a copy");
    REQUIRE_FALSE(db::restore(house.path, house.backup()).is_error());
    CHECK(names_in(house.folder / "").size() == 3);
    // Unless it is what somebody wants to restore.
    write_text(house.path.string() + ".restored", read_text(house.backup()));
    REQUIRE_FALSE(db::restore(house.path, house.path.string() + ".restored").is_error());
    CHECK(fs::exists(house.path.string() + ".restored"));
}

TEST_CASE("what was replaced can be restored with its log")
{
    const House house;
    static_cast<void>(house.crashed_log());
    const auto replaced = db::restore(house.path, house.backup());
    REQUIRE_FALSE(replaced.is_error());
    CHECK(db::look_into({replaced.value()[0], {}}).entries == 16 + 7);
    REQUIRE_FALSE(db::restore(house.path, replaced.value()[0]).is_error());
    db::Database database = open_database(house.path);
    CHECK(resume(database, house.first).evening().history().size() == 16);
}

TEST_CASE("where a database is missing and copies of it lie, that is said")
{
    const House house;
    const auto of_missing = [&] {
        const auto opened = db::Database::open(house.path, db::IfMissing::refuse);
        REQUIRE(opened.is_error());
        CHECK(opened.error().kind == Kind::missing);
        return opened.error().detail;
    };
    const fs::path backup = house.backup();
    SECTION("a backup")
    {
        fs::remove(house.path);
        CHECK(of_missing() == backup.string());
        CHECK(db::Database::read(house.path).error().detail == backup.string());
    }
    SECTION("what was replaced, a copy on its way, and what was taken out of a damaged one")
    {
        const std::string name = GENERATE("x replaced 2026-11-23.db", "x.db.restored",
            "x-2.db.restored", "x.db.salvaged", "x.db.before-2", "x-2.db.before-10");
        fs::rename(house.path, house.folder / name);
        fs::remove_all(house.folder / "backups");
        CHECK(of_missing() == (house.folder / name).string());
    }
    SECTION("and a new one is made only with a note")
    {
        fs::remove(house.path);
        {
            const db::Database made = open_database(house.path);
            REQUIRE(made.notes().size() == 1);
            CHECK(made.notes()[0].kind == db::OpeningNote::Kind::was_missing);
            CHECK(made.notes()[0].detail == backup.string());
        }
        CHECK(open_database(house.path).notes().empty());
    }
    SECTION("but a stranger's files, logs and empty files are no copies")
    {
        fs::remove(house.path);
        fs::remove_all(house.folder / "backups");
        for (const char* name : {"y.db", "x.db-wal.damaged", "x replaced 2026-11-23.db-shm",
                 "xx.db.restored", "xx.db.before-2", "x.db.before-", "x.db.before-two"})
            write_text(house.folder / name, "something");
        write_text(house.folder / "x.db.restored", "");
        CHECK(of_missing().empty());
        CHECK(open_database(house.path).notes().empty());
    }
}

TEST_CASE("a database that is open is not replaced")
{
    const House house;
    const db::Database open = open_database(house.path);
    const auto replaced = db::restore(house.path, house.backup());
    REQUIRE(replaced.is_error());
    CHECK(replaced.error().kind == Kind::locked);
    const auto aside = db::move_log_aside(house.path);
    REQUIRE(aside.is_error());
    CHECK(aside.error().kind == Kind::locked);
}

TEST_CASE("an old copy that was put beside a left-over log is not opened with it")
{
    const House house;
    const fs::path log = house.crashed_log();
    fs::copy_file(house.backup(), house.path, fs::copy_options::overwrite_existing);
    const std::string bytes = read_text(house.path);
    const std::string logged = read_text(log);
    const auto opened = db::Database::open(house.path);
    REQUIRE(opened.is_error());
    CHECK(opened.error().kind == Kind::foreign_wal);
    CHECK(opened.error().path == house.path.string());
    CHECK(opened.error().detail == log.string());
    CHECK(db::Database::read(house.path).is_error());
    CHECK(read_text(house.path) == bytes);
    CHECK(read_text(log) == logged);
    // One way out: without the log the copy is whole.
    const auto aside = db::move_log_aside(house.path);
    REQUIRE_FALSE(aside.is_error());
    CHECK(read_text(aside.value().at(0)) == logged);
    db::Database database = open_database(house.path);
    CHECK(resume(database, house.first).evening().history().size() == 10);
}

TEST_CASE("an empty file in the place of its database does not destroy a log either")
{
    const House house;
    const fs::path log = house.crashed_log();
    const std::string logged = read_text(log);
    write_text(house.path, "");
    CHECK(db::Database::open(house.path).error().kind == Kind::foreign_wal);
    CHECK(read_text(log) == logged);
}

TEST_CASE("a log without its database is not thrown away for a new one")
{
    const House house;
    const fs::path log = house.crashed_log();
    const std::string logged = read_text(log);
    fs::remove(house.path);
    const auto opened = db::Database::open(house.path);
    REQUIRE(opened.is_error());
    CHECK(opened.error().kind == Kind::foreign_wal);
    CHECK(read_text(log) == logged);
}

TEST_CASE("a log that SQLite would throw away is told of, and kept")
{
    const House house;
    const fs::path log = house.crashed_log(6);
    std::string logged = read_text(log);
    // In the header, or in the second page behind it: each entry is a commit, so others follow.
    const std::size_t at = GENERATE(std::size_t{20}, std::size_t{32 + 24 + 4096 + 24 + 100});
    REQUIRE(logged.size() > at);
    logged[at] = static_cast<char>(logged[at] ^ 0x40);
    write_text(log, logged);
    auto opened = db::Database::open(house.path);
    REQUIRE_FALSE(opened.is_error());
    REQUIRE(opened.value().notes().size() == 1);
    CHECK(opened.value().notes()[0].kind == db::OpeningNote::Kind::lost_wal);
    CHECK(read_text(opened.value().notes()[0].detail) == logged);
    CHECK(resume(opened.value(), house.first).evening().history().size() < 21);
}

TEST_CASE("an intact log is nothing to be told of")
{
    const House house;
    static_cast<void>(house.crashed_log());
    db::Database database = open_database(house.path);
    CHECK(database.notes().empty());
    CHECK(resume(database, house.first).evening().history().size() == 16);
}

TEST_CASE("a file that was empty is told of")
{
    const TemporaryFolder folder;
    write_text(folder / "x.db", "");
    const db::Database database = open_database(folder / "x.db");
    REQUIRE(database.notes().size() == 1);
    CHECK(database.notes()[0].kind == db::OpeningNote::Kind::was_empty);
    CHECK(open_database(folder / "new.db").notes().empty());
}
