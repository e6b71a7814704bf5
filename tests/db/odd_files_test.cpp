/// Links, pipes, left-overs and other things that lie where files are expected.

#include "db/archive/evening_index.h"
#include "db/backups.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/records/program.h"

#include <catch2/catch.hpp>
#include <sys/stat.h>

using namespace consigliere;
using namespace consigliere::test;

namespace fs = std::filesystem;

TEST_CASE("a database behind a symbolic link is used like any other")
{
    const TemporaryFolder folder;
    fs::create_directory(folder / "elsewhere");
    const fs::path file = folder / "elsewhere/x.db";
    const fs::path link = folder / "link.db";
    {
        db::Database database = open_database(file);
    }
    const bool is_relative = GENERATE(false, true);
    fs::create_symlink(is_relative ? fs::path("elsewhere/x.db") : file, link);
    {
        db::Database database = open_database(link);
        static_cast<void>(begin_game(database, 2, 1, 8));
        CHECK_FALSE(db::make_backup(database, db::CopyMode::blocking).is_error());
    }
    CHECK(fs::is_symlink(link));
    db::Database database = open_database(file);
    CHECK(db::list_sessions(database).value().size() == 1);
    REQUIRE(db::backups_of(link).size() == 1);
    CHECK(db::backups_of(link).front().file == db::backups_of(file).front().file);
}

TEST_CASE("a file of some bytes is no database, and stays as it is")
{
    const TemporaryFolder folder;
    const std::string bytes = GENERATE(as<std::string>(), "x", "Dear diary");
    write_text(folder / "x.db", bytes);
    const auto opened = db::Database::open(folder / "x.db");
    REQUIRE(opened.is_error());
    CHECK(opened.error().kind == db::DatabaseError::Kind::damaged);
    CHECK(read_text(folder / "x.db") == bytes);
    CHECK(names_in(folder / ".").size() == 1);
}

TEST_CASE("nobody waits for a pipe that has no other end")
{
    const TemporaryFolder folder;
    const fs::path pipe = folder / "pipe.game.toml";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    for (const char* command : {"check", "import"}) {
        const ProgramResult result =
            run_program({command, pipe.string(), "--db", (folder / "x.db").string()});
        CAPTURE(command);
        CHECK(result.exit_code == 2);
        CHECK_THAT(result.errors, Catch::Contains(pipe.string()));
    }
    // One that the shell hands over has somebody at its other end.
    const std::string handed = run_script("printf game | $consigliere check /dev/stdin").errors;
    CHECK_THAT(handed, !Catch::Contains("Operation not supported"));
}

TEST_CASE("nobody else may read what is kept beside the database, nor its journal")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "x.db";
    db::Database database = open_database(path);
    static_cast<void>(begin_game(database, 2, 1, 8));
    db::EveningIndex archive(database);
    REQUIRE_FALSE(archive.refresh().is_error());
    archive.finish();
    for (const std::string& name : names_in(folder / ".")) {
        CAPTURE(name);
        CHECK(open_to_others(folder / name) == fs::perms::none);
    }
}

TEST_CASE("what a killed backup has left is removed by a later one")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const fs::path first = db::make_backup(database, db::CopyMode::blocking).value().backup.file;
    const fs::path left = first.string() + ".a1B2c3";
    const fs::path young = first.string() + ".a1B2c4";
    const fs::path foreign = folder / "backups/notes.a1B2c3";
    for (const fs::path& file : {left, young, foreign})
        write_text(file, "a part of a copy");
    for (const fs::path& file : {left, foreign})
        fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(2));
    wait_a_moment();
    REQUIRE_FALSE(db::make_backup(database, db::CopyMode::blocking).is_error());
    CHECK_FALSE(fs::exists(left));
    CHECK(fs::exists(young));
    CHECK(fs::exists(foreign));
}

TEST_CASE("salvaging gives a file its name when it is whole")
{
    const TemporaryFolder folder;
    write_text(folder / "damaged.db", "Dear diary " + std::string(5'000, 'x'));
    const fs::path to = folder / "new.db";
    CHECK(run_program({"salvage", (folder / "damaged.db").string(), "--to", to.string()}).exit_code
        == 2);
    CHECK(names_in(folder / ".") == std::vector<std::string>{"damaged.db"});
}

TEST_CASE("what is wrong with a box file is said of that file")
{
    const TemporaryFolder folder;
    const fs::path box = folder / "box.toml";
    write_text(box,
        "format = \"consigliere-components/1\"\ngame = \"corleone\"\n"
        "[[jobs]]\nname = \"a b\"\n");
    const ProgramResult result =
        run_program({"import", box.string(), "--db", (folder / "x.db").string()});
    CHECK(result.exit_code == 2);
    CHECK_THAT(result.errors, Catch::Contains(box.string()) && !Catch::Contains("x.db"));
}

TEST_CASE("no cell of a table is a formula")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "x.db";
    db::SessionId id;
    {
        db::Database database = open_database(path);
        id = begin_game(database, 2, 1, 8).id();
        REQUIRE_FALSE(db::change_details(database, id, {"", "=2+3", "", ""}).is_error());
    }
    const std::string csv =
        run_program({"export", "--all", "--format", "csv", "--db", path.string()}).output;
    CHECK_THAT(csv, Catch::Contains(",'=2+3,"));
}

TEST_CASE("a damaged evening is named by the table of evenings, also once it was counted")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "x.db";
    {
        db::Database database = open_database(path);
        static_cast<void>(begin_game(database, 2, 1, 8));
        static_cast<void>(begin_game(database, 3, 2, 8));
    }
    const std::vector<std::string> words{
        "export", "--all", "--format", "csv", "--db", path.string()};
    const ProgramResult before = run_program(words);
    CHECK(before.exit_code == 0);
    CHECK(run_program(words).output == before.output);
    damage(path, "UPDATE entry SET line = line || ' ' WHERE session = 2 AND seq = 3");
    const ProgramResult after = run_program(words);
    CHECK(after.exit_code == 1);
    CHECK_THAT(after.errors, Catch::Contains("Entry 3 of this evening"));
    CHECK(after.output.size() < before.output.size());
}
