/// A log or a journal of one file lies beside another: a stick was copied over a database that had
/// crashed, or a program that keeps folders alike has brought one of two files.

#include "db/replace_database.h"
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
    CHECK(opened.error().kind == Kind::foreign_wal);
    CHECK(opened.error().detail == foreign.string());
    CHECK(db::Database::read(files.path).error().kind == Kind::foreign_wal);
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

TEST_CASE("a file of an older version obeys its own log, whatever somebody has written in words")
{
    const TwoFiles files;
    const fs::path kept = files.folder / "kept.db";
    const fs::path old = files.folder / "old.db";
    run_sql(old, read_text(fs::path(CONSIGLIERE_SOURCE) / "tests/golden/database-3.sql"));
    {
        SQLite::Database sqlite(old.string(), SQLite::OPEN_READWRITE);
        sqlite.exec("PRAGMA journal_mode = wal");
        sqlite.exec("PRAGMA wal_checkpoint(truncate)");
        sqlite.exec("INSERT INTO setting VALUES ('note', 'and then log 3 follows the last one')");
        fs::copy_file(old.string() + "-wal", kept.string() + "-wal");
        fs::copy_file(old, kept);
    }
    db::Database database = open_database(kept);
    CHECK(db::setting(database, "note").value() == "and then log 3 follows the last one");
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
        CHECK_THAT(run.errors, Catch::Contains("belongs to another database"));
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

namespace {

void put_number(std::string& bytes, std::size_t at, std::uint32_t number)
{
    for (std::size_t i = 0; i < 4; ++i)
        bytes[at + i] = static_cast<char>(number >> (24 - 8 * i));
}

/// The first page of a file.
std::string head_of(const fs::path& file)
{
    constexpr std::size_t page_size = 4096;
    return read_text(file).substr(0, page_size);
}

/// A hot journal with the first page alone, as it was written when another file of this size left
/// its log.
std::string journal_of_head(std::string page, std::uintmax_t size)
{
    constexpr std::uint32_t nonce = 7;
    constexpr std::size_t sector = 512;
    std::string bytes("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    bytes.resize(sector);
    put_number(bytes, 8, 1);
    put_number(bytes, 12, nonce);
    put_number(bytes, 16, static_cast<std::uint32_t>(size / page.size()));
    put_number(bytes, 20, sector);
    put_number(bytes, 24, static_cast<std::uint32_t>(page.size()));
    std::uint32_t sum = nonce;
    for (std::size_t at = page.size() - 200; at > 0 && at < page.size(); at -= 200)
        sum += static_cast<unsigned char>(page[at]);
    bytes += std::string("\0\0\0\1", 4) + page + std::string(4, '\0');
    put_number(bytes, bytes.size() - 4, sum);
    return bytes;
}

} // namespace

TEST_CASE("a journal of another file that holds the first page alone is not played back")
{
    const TwoFiles files;
    const fs::path journal = files.path.string() + "-journal";
    SECTION("of a smaller file")
    {
        files.make_other(0, 7);
        REQUIRE(fs::file_size(files.other) < fs::file_size(files.path));
        write_text(journal, journal_of_head(head_of(files.other), fs::file_size(files.other)));
    }
    SECTION("of a copy of the same size without the evening")
    {
        fs::copy_file(files.path, files.other);
        REQUIRE(
            run_program({"delete", files.evening, "--yes", "--db", files.other.string()}).exit_code
            == 0);
        REQUIRE(fs::file_size(files.other) == fs::file_size(files.path));
        write_text(journal, journal_of_head(head_of(files.other), fs::file_size(files.other)));
    }
    SECTION("of one that was being made")
    {
        std::string bytes = journal_of_head(head_of(files.path), 0).substr(0, 512);
        put_number(bytes, 8, 0);
        write_text(journal, bytes);
    }
    check_not_obeyed(files, journal);
    REQUIRE_FALSE(db::move_log_aside(files.path).is_error());
    db::Database database = open_database(files.path);
    CHECK(resume(database, files.evening).evening().history().size() == 10);
}

TEST_CASE("a file’s own journal with the first page alone is played back")
{
    const TwoFiles files;
    std::string page = head_of(files.path);
    // It was written once less, and without a log.
    page[18] = page[19] = 1;
    put_number(page, 24, 1);
    put_number(page, 92, 1);
    write_text(files.path.string() + "-journal", journal_of_head(page, fs::file_size(files.path)));
    db::Database database = open_database(files.path);
    CHECK(database.notes().empty());
    CHECK(resume(database, files.evening).evening().history().size() == 10);
    CHECK_FALSE(fs::exists(files.path.string() + "-journal"));
}
