/// A log or a journal of one file lies beside another: a stick was copied over a database that had
/// crashed, or a program that keeps folders alike has brought one of two files.

#include "db/replacing.h"
#include "db/session_list.h"
#include "db/settings.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/records/program.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace fs = std::filesystem;
using Kind = db::DatabaseError::Kind;

namespace {

/// A database with some evenings, and another one beside it.
struct TwoFiles {
    TemporaryFolder folder;
    fs::path path = folder / "x.db";
    fs::path log = folder / "x.db-wal";
    fs::path other = folder / "other.db";
    db::SessionId evening;

    TwoFiles()
    {
        db::Database database = open_database(path);
        evening = begin_game(database, 2, 1, 10).id();
    }

    void make_other(int evenings, unsigned seed) const
    {
        fs::remove(other);
        db::Database database = open_database(other);
        for (int i = 0; i < evenings; ++i)
            static_cast<void>(
                begin_game(database, 2 + i % 3, seed + unsigned(i), 5 + 3 * std::size_t(i)));
    }

    /// The files as a crash of the program leaves them after so many more entries.
    void crash(std::size_t entries) const
    {
        {
            db::Database database = open_database(path);
            db::Session session = resume(database, evening);
            const std::vector<std::string> game = random_game(2, 1);
            for (std::size_t i = 0; i < entries; ++i)
                record_all(session, {game[10 + i]});
            fs::copy_file(log, folder / "kept-wal");
            fs::copy_file(path, folder / "kept.db");
        }
        fs::rename(folder / "kept-wal", log);
        fs::rename(folder / "kept.db", path);
    }

    /// Puts another closed file over the database.
    void cover(const fs::path& with) const
    {
        fs::copy_file(with, path, fs::copy_options::overwrite_existing);
    }
};

void check_not_obeyed(const TwoFiles& files, const fs::path& foreign)
{
    const std::string bytes = read_text(files.path);
    const std::string logged = read_text(foreign);
    const auto opened = db::Database::open(files.path);
    REQUIRE(opened.is_error());
    CHECK(opened.error().kind == Kind::foreign_log);
    CHECK(opened.error().detail == foreign.string());
    CHECK(db::Database::read(files.path).error().kind == Kind::foreign_log);
    CHECK(read_text(files.path) == bytes);
    CHECK(read_text(foreign) == logged);
}

} // namespace

TEST_CASE("a closed database that was copied over a crashed one does not obey its log")
{
    const TwoFiles files;
    const int evenings = GENERATE(0, 1, 2, 4);
    const std::size_t entries = GENERATE(std::size_t{1}, std::size_t{3}, std::size_t{9});
    CAPTURE(evenings, entries);
    files.make_other(evenings, 7);
    files.crash(entries);
    files.cover(files.other);
    check_not_obeyed(files, files.log);
    // The log was put aside under a name that tells what it is, and the file is what it was.
    const auto aside = db::move_log_aside(files.path);
    REQUIRE_FALSE(aside.is_error());
    CHECK(aside.value().at(0).filename().string().starts_with("x replaced "));
    db::Database database = open_database(files.path);
    CHECK(db::list_sessions(database).value().size() == static_cast<std::size_t>(evenings));
}

TEST_CASE("an earlier copy of the same database does not obey its later log")
{
    const TwoFiles files;
    fs::copy_file(files.path, files.other);
    bool has_other_round = true;
    SECTION("after the log was brought in once")
    {
        db::Database database = open_database(files.path);
        REQUIRE_FALSE(db::set_setting(database, "language", "pl").is_error());
    }
    SECTION("but the copy from which the log was begun does, and it is whole")
    {
        has_other_round = false;
    }
    files.crash(3);
    files.cover(files.other);
    if (has_other_round) {
        check_not_obeyed(files, files.log);
        return;
    }
    db::Database database = open_database(files.path);
    CHECK(resume(database, files.evening).evening().history().size() == 13);
}

TEST_CASE("a log that has grown long and was begun anew is still its file’s own")
{
    const TwoFiles files;
    {
        db::Database database = open_database(files.path);
        const std::string text(3'000, 'x');
        // More than a thousand pages go into the file and begin a new log.
        for (int i = 0; i < 700; ++i)
            REQUIRE_FALSE(db::set_setting(database, "note " + std::to_string(i), text).is_error());
        for (int i = 0; i < 3; ++i)
            REQUIRE_FALSE(db::set_setting(database, "last", std::to_string(i)).is_error());
        fs::copy_file(files.log, files.folder / "kept-wal");
        fs::copy_file(files.path, files.folder / "kept.db");
    }
    REQUIRE(fs::file_size(files.folder / "kept.db") > 2'000'000);
    fs::rename(files.folder / "kept-wal", files.log);
    fs::rename(files.folder / "kept.db", files.path);
    db::Database database = open_database(files.path);
    CHECK(database.notes().empty());
    CHECK(db::setting(database, "last").value() == "2");
}

TEST_CASE("the journal of another database is not played back")
{
    const TwoFiles files;
    files.make_other(3, 7);
    {
        // Another program, or a version of ours, was writing into the other file.
        SQLite::Database sqlite(files.other.string(), SQLite::OPEN_READWRITE);
        sqlite.exec("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN");
        for (int i = 0; i < 300; ++i)
            sqlite.exec("INSERT INTO setting (key, value) VALUES ('" + std::to_string(i)
                + "', hex(randomblob(500)))");
        fs::copy_file(files.other.string() + "-journal", files.path.string() + "-journal");
        sqlite.exec("ROLLBACK");
    }
    check_not_obeyed(files, files.path.string() + "-journal");
    const auto aside = db::move_log_aside(files.path);
    REQUIRE_FALSE(aside.is_error());
    CHECK(aside.value().at(0).string().ends_with("-journal"));
    db::Database database = open_database(files.path);
    CHECK(resume(database, files.evening).evening().history().size() == 10);
}

TEST_CASE("every command says that the log is another file’s, and writes nothing")
{
    const TwoFiles files;
    files.make_other(2, 7);
    files.crash(2);
    files.cover(files.other);
    const std::string bytes = read_text(files.path);
    for (const char* command : {"list", "verify", "people", "stats"}) {
        const ProgramResult run = run_program({command, "--db", files.path.string()});
        CAPTURE(command);
        CHECK(run.exit_code == 2);
        CHECK_THAT(run.errors, Catch::Contains("belongs to another file"));
    }
    CHECK(read_text(files.path) == bytes);
    CHECK(fs::exists(files.log));
}

TEST_CASE("what is whole is taken out of a file without the log of another")
{
    const TwoFiles files;
    files.make_other(2, 7);
    files.crash(2);
    files.cover(files.other);
    const fs::path to = files.folder / "new.db";
    const ProgramResult run = run_program({"salvage", files.path.string(), "--to", to.string()});
    CHECK(run.exit_code == 0);
    db::Database database = open_database(to);
    CHECK(db::list_sessions(database).value().size() == 2);
}
