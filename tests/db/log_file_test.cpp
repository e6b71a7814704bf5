/// The log beside a database, which is looked at before SQLite opens it.

#include "db/wal_file.h"
#include "tests/db/temporary_folder.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <catch2/catch.hpp>

#include <string>

using namespace consigliere;
using namespace consigliere::test;
using db::WalState;

namespace {

namespace fs = std::filesystem;

// As SQLite's description of its files says.
constexpr std::size_t header_size = 32;
constexpr std::size_t frame_header_size = 24;
constexpr std::size_t page_size = 4096;
constexpr std::size_t frame_size = frame_header_size + page_size;
constexpr std::size_t commits = 4;

/// A database whose log is empty, and in which a change is one page.
SQLite::Database begin_counting(const fs::path& path)
{
    SQLite::Database sqlite(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    sqlite.exec("PRAGMA page_size = 4096");
    sqlite.exec("PRAGMA journal_mode = WAL");
    sqlite.exec("CREATE TABLE counts (count INTEGER)");
    sqlite.exec("INSERT INTO counts VALUES (0)");
    sqlite.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return sqlite;
}

void count_on(SQLite::Database& sqlite, std::size_t times)
{
    for (std::size_t i = 0; i < times; ++i)
        sqlite.exec("UPDATE counts SET count = count + 1");
}

/// What four commits, one frame each, leave in a log.
std::string bytes_of_log(const TemporaryFolder& folder)
{
    const fs::path path = folder / "counts.db";
    SQLite::Database sqlite = begin_counting(path);
    count_on(sqlite, commits);
    std::string bytes = read_text(db::log_beside(path));
    REQUIRE(bytes.size() == header_size + commits * frame_size);
    return bytes;
}

WalState state_of(const TemporaryFolder& folder, const std::string& bytes)
{
    const fs::path path = folder / "log";
    write_text(path, bytes);
    return db::inspect_wal(path);
}

std::string with_other_byte(std::string bytes, std::size_t at)
{
    bytes.at(at) = static_cast<char>(bytes.at(at) ^ 0x10);
    return bytes;
}

} // namespace

TEST_CASE("a log is whole wherever the power was cut")
{
    const TemporaryFolder folder;
    const std::string bytes = bytes_of_log(folder);
    for (std::size_t frames = 0; frames <= commits; ++frames) {
        const std::size_t end = header_size + frames * frame_size;
        INFO(frames << " commits");
        CHECK(state_of(folder, bytes.substr(0, end)) == WalState::whole);
        CHECK(state_of(folder, bytes.substr(0, end + frame_header_size)) == WalState::whole);
        CHECK(state_of(folder, bytes.substr(0, end + frame_size - 1)) == WalState::whole);
    }
}

TEST_CASE("there is no log where nothing was written into it")
{
    const TemporaryFolder folder;
    CHECK(db::inspect_wal(folder / "none") == WalState::none);
    CHECK(state_of(folder, "") == WalState::none);
    CHECK(state_of(folder, bytes_of_log(folder).substr(0, header_size - 1)) == WalState::none);
}

TEST_CASE("any byte that changes at the beginning of a log makes all of it unreadable")
{
    const TemporaryFolder folder;
    const std::string bytes = bytes_of_log(folder);
    for (std::size_t at = 0; at < header_size; ++at) {
        INFO(at);
        CHECK(state_of(folder, with_other_byte(bytes, at)) == WalState::unreadable);
    }
}

TEST_CASE("a log is broken where more is lost than the last commit")
{
    const TemporaryFolder folder;
    const std::string bytes = bytes_of_log(folder);
    // The number of the page, the sums, and the page from its first byte to its last.
    for (const std::size_t at : {std::size_t{0}, std::size_t{16}, std::size_t{20},
             frame_header_size, frame_size / 2, frame_size - 1}) {
        for (std::size_t frame = 0; frame < commits; ++frame) {
            INFO("byte " << at << " of frame " << frame);
            // What a cut leaves of the last one looks the same.
            const WalState expected = frame + 1 < commits ? WalState::broken : WalState::whole;
            const std::size_t place = header_size + frame * frame_size + at;
            CHECK(state_of(folder, with_other_byte(bytes, place)) == expected);
        }
    }
}

TEST_CASE("a commit of many pages is one commit")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "counts.db";
    SQLite::Database sqlite = begin_counting(path);
    sqlite.exec("CREATE TABLE texts (text TEXT)");
    sqlite.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    count_on(sqlite, 1);
    sqlite.exec("INSERT INTO texts VALUES (hex(zeroblob(10000)))");
    const std::string bytes = read_text(db::log_beside(path));
    REQUIRE(bytes.size() > header_size + 4 * frame_size);
    const auto damaged_in = [&](std::size_t frame) {
        return state_of(folder, with_other_byte(bytes, header_size + frame * frame_size + 100));
    };
    // A cut may have left the second so; behind the first another one is lost.
    CHECK(damaged_in(1) == WalState::whole);
    CHECK(damaged_in(0) == WalState::broken);
}

TEST_CASE("what an earlier round has left behind the end of a log is no part of it")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "counts.db";
    SQLite::Database sqlite = begin_counting(path);
    count_on(sqlite, commits);
    sqlite.exec("PRAGMA wal_checkpoint(RESTART)");
    count_on(sqlite, 1);
    const std::string bytes = read_text(db::log_beside(path));
    REQUIRE(bytes.size() == header_size + commits * frame_size);
    CHECK(state_of(folder, bytes) == WalState::whole);
    CHECK(state_of(folder, with_other_byte(bytes, bytes.size() - 1)) == WalState::whole);
}

TEST_CASE("a frame is of another round when one of its two salts is another")
{
    const TemporaryFolder folder;
    const std::size_t salt = GENERATE(std::size_t{8}, std::size_t{12});
    std::string bytes = bytes_of_log(folder);
    // Where only one frame is of another round, those behind it are lost.
    CHECK(state_of(folder, with_other_byte(bytes, header_size + frame_size + salt))
        == WalState::broken);
    for (std::size_t frame = 2; frame < commits; ++frame)
        bytes = with_other_byte(bytes, header_size + frame * frame_size + salt);
    CHECK(state_of(folder, bytes) == WalState::whole);
    // So only the one frame that is damaged was a commit of this round.
    CHECK(state_of(folder, with_other_byte(bytes, header_size + frame_size + 100))
        == WalState::whole);
    CHECK(state_of(folder, with_other_byte(bytes, header_size + 100)) == WalState::broken);
}

TEST_CASE("a journal is one as long as something would be taken back from it")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "counts.db";
    CHECK_FALSE(db::has_journal(path));
    write_text(folder / "counts.db-journal", "");
    CHECK_FALSE(db::has_journal(path));
    write_text(folder / "counts.db-journal", std::string(512, '\0'));
    CHECK_FALSE(db::has_journal(path));
    write_text(folder / "counts.db-journal", "\xd9\xd5\x05\xf9");
    CHECK(db::has_journal(path));
}

TEST_CASE("a database says whether it is written with a log")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "counts.db";
    SQLite::Database sqlite = begin_counting(path);
    CHECK_FALSE(db::is_written_without_log(path));
    sqlite.exec("PRAGMA journal_mode = DELETE");
    CHECK(db::is_written_without_log(path));
    CHECK_FALSE(db::is_written_without_log(folder / "none.db"));
    write_text(folder / "short.db", read_text(path).substr(0, 19));
    CHECK_FALSE(db::is_written_without_log(folder / "short.db"));
}
