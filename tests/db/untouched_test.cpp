/// A file that is refused, or only read, stays as it is, with what lies beside it.

#include "db/database.h"
#include "db/settings.h"
#include "db/wal_file.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <catch2/catch.hpp>

#include <map>

using namespace consigliere;
using namespace consigliere::test;
using Kind = db::DatabaseError::Kind;

namespace {

/// Why a file cannot be opened.
Kind refusal(const std::filesystem::path& path, db::IfMissing when = db::IfMissing::make)
{
    const auto opened = db::Database::open(path, when);
    REQUIRE(opened.is_error());
    return opened.error().kind;
}

/// Damages the beginning of a log, so that nothing of it counts, and gives what is in it then.
std::string spoil(const std::filesystem::path& log)
{
    constexpr std::size_t in_beginning = 20;
    std::string bytes = read_text(log);
    bytes.at(in_beginning) = static_cast<char>(bytes[in_beginning] ^ 1);
    write_text(log, bytes);
    return bytes;
}

/// All files of a folder by their names.
std::map<std::string, std::string> files_in(const TemporaryFolder& folder)
{
    std::map<std::string, std::string> files;
    for (const std::string& name : names_in(folder / ""))
        files[name] = read_text(folder / name);
    return files;
}

enum class Beside : std::uint8_t { log, journal };

/// A database as the power going out leaves it: with a log whose end is not in the file, or with a
/// journal from which the file has to be taken back.
void leave_unfinished(const std::filesystem::path& path, Beside beside, const char* sql)
{
    const TemporaryFolder live;
    SQLite::Database sqlite((live / "x.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    if (std::filesystem::exists(path))
        sqlite.backup(path.c_str(), SQLite::Database::Load);
    const bool is_log = beside == Beside::log;
    sqlite.exec(is_log ? "PRAGMA journal_mode = WAL" : "PRAGMA journal_mode = DELETE");
    sqlite.exec(sql);
    // What this program writes begins so (`db/log_mark.h`).
    const std::string mark = sqlite.tableExists("log_mark")
        ? "UPDATE log_mark SET mark = 'log 773c1fd8-c1b0-4024-8e91-a23aba331a46 follows '"
          " || substr(mark, 5, 36)"
        : "SELECT 1";
    if (is_log)
        sqlite.tryExec(mark);
    if (!is_log) {
        sqlite.exec("CREATE TABLE IF NOT EXISTS setting (key, value)");
        sqlite.exec("PRAGMA cache_size = 1");
        sqlite.exec("BEGIN");
        sqlite.tryExec(mark);
        for (int number = 0; number < 200; ++number)
            sqlite.exec("INSERT INTO setting VALUES ('key " + std::to_string(number)
                + "', hex(zeroblob(1000)))");
    }
    const std::string ending = is_log ? "-wal" : "-journal";
    for (const std::string& end : {std::string(), ending}) {
        std::filesystem::remove(path.string() + end);
        std::filesystem::copy_file((live / "x.db").string() + end, path.string() + end);
    }
}

} // namespace

TEST_CASE("what is refused stays as it is to the last byte, with its log or journal")
{
    const TemporaryFolder folder;
    const auto path = folder / "x.db";
    const Beside beside = GENERATE(Beside::log, Beside::journal);
    Kind expected = Kind::not_ours;
    SECTION("of another program")
    {
        leave_unfinished(path, beside, "CREATE TABLE recipe (name)");
    }
    SECTION("of a later version")
    {
        static_cast<void>(open_database(path));
        leave_unfinished(path, beside, "PRAGMA user_version = 99");
        expected = Kind::newer;
    }
    SECTION("otherwise than we make it")
    {
        static_cast<void>(open_database(path));
        leave_unfinished(path, beside, "DROP TRIGGER entry_keeps");
        expected = Kind::changed_schema;
    }
    SECTION("with more than we make")
    {
        static_cast<void>(open_database(path));
        leave_unfinished(path, beside, "CREATE TABLE recipe (name)");
        expected = Kind::foreign_schema;
    }
    SECTION("damaged")
    {
        static_cast<void>(open_database(path));
        leave_unfinished(path, beside, "PRAGMA user_version = 4");
        std::string bytes = read_text(path);
        constexpr std::size_t page = 4096;
        for (std::size_t at = page; at < bytes.size(); at += page)
            bytes.replace(at, 64, std::string(64, '\xff'));
        write_text(path, bytes);
        expected = Kind::damaged;
    }
    SECTION("with a damaged log")
    {
        static_cast<void>(open_database(path));
        run_sql(path, "PRAGMA user_version = 99");
        leave_unfinished(path, Beside::log, "CREATE TABLE recipe (name)");
        static_cast<void>(spoil(db::log_beside(path)));
        expected = Kind::newer;
    }
    const auto before = files_in(folder);
    REQUIRE(before.size() == 2);
    CHECK(refusal(path) == expected);
    CHECK((files_in(folder) == before));
    CHECK(refusal(path, db::IfMissing::refuse) == expected);
    CHECK((files_in(folder) == before));
}

TEST_CASE("a database of a later version gets nothing beside it when it is refused")
{
    const TemporaryFolder folder;
    static_cast<void>(open_database(folder / "x.db"));
    run_sql(folder / "x.db", "PRAGMA user_version = 99");
    const auto before = files_in(folder);
    CHECK(refusal(folder / "x.db") == Kind::newer);
    CHECK((files_in(folder) == before));
}

TEST_CASE("one of ours is taken back from its journal, and goes on")
{
    const TemporaryFolder folder;
    const auto path = folder / "x.db";
    static_cast<void>(open_database(path));
    leave_unfinished(path, Beside::journal, "PRAGMA user_version = 4");
    db::Database database = open_database(path);
    CHECK(db::setting(database, "key 1").value() == std::nullopt);
    CHECK_FALSE(db::set_setting(database, "language", "pl").is_error());
}

TEST_CASE("whoever only reads is told of a damaged log, too")
{
    const TemporaryFolder folder;
    const auto path = folder / "x.db";
    static_cast<void>(open_database(path));
    leave_unfinished(path, Beside::log, "INSERT INTO setting VALUES ('language', 'pl')");
    CHECK(db::Database::read(path).value().notes().empty());
    const std::string bytes = spoil(db::log_beside(path));
    const auto read = db::Database::read(path);
    REQUIRE_FALSE(read.is_error());
    REQUIRE(read.value().notes().size() == 1);
    CHECK(read.value().notes()[0].kind == db::OpeningNote::Kind::lost_wal);
    // It stays where it is.
    CHECK(read.value().notes()[0].detail == db::log_beside(path).string());
    CHECK(read_text(db::log_beside(path)) == bytes);
    CHECK(names_in(folder / "").size() == 2);
}
