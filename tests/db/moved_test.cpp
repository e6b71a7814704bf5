/// The files of a database are moved, replaced, written over or removed while the program uses
/// them.

#include "db/backup.h"
#include "db/backups.h"
#include "db/connection.h"
#include "db/session.h"
#include "db/session_list.h"
#include "db/settings.h"
#include "db/wal_file.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;
using Kind = db::DatabaseError::Kind;

namespace {

/// Until the clock by which the system dates files has gone on.
void wait_for_clock()
{
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
}

/// An evening with ten entries in an open database, and the lines that come next.
struct Open {
    Open()
    {
        std::vector<std::string> game = random_game(2, 1);
        next = game[10];
        one_after = game[11];
        game.resize(10);
        record_all(session, game);
    }

    /// The next line is not said to be saved, and the evening stays as it was.
    void check_refused(Kind kind, const fs::path& file)
    {
        const auto refused = session.record(next);
        REQUIRE(refused.is_error());
        CHECK(refused.error().kind == kind);
        CHECK(refused.error().detail == file.string());
        CHECK(session.evening().history().size() == 10);
    }

    /// As the power going out now would leave the files.
    void copy_to(const TemporaryFolder& copies) const
    {
        for (const char* ending : {"", "-wal"}) {
            const fs::path copy = copies / (std::string("x.db") + ending);
            fs::remove(copy);
            if (fs::exists(path.string() + ending))
                fs::copy_file(path.string() + ending, copy);
        }
    }
    [[nodiscard]] int entries_after_cut(const TemporaryFolder& copies) const
    {
        copy_to(copies);
        return entries_in(copies / "x.db");
    }
    [[nodiscard]] int entries_in(const fs::path& copy) const
    {
        db::Database after = open_database(copy);
        return resume(after, session.id()).evening().history().size();
    }

    TemporaryFolder folder;
    fs::path path = folder / "x.db";
    db::Database database = open_database(path);
    db::Session session = begin_session(database, 2);
    std::string next;
    std::string one_after;
};

} // namespace

TEST_CASE("a database that was moved away takes no entry before it is back")
{
    Open open;
    fs::rename(open.path, open.folder / "elsewhere.db");
    open.check_refused(Kind::moved, open.path);
    CHECK(open.session.describe(made_up_box()).is_error());
    fs::rename(open.folder / "elsewhere.db", open.path);
    CHECK_FALSE(open.session.record(open.next).is_error());
}

TEST_CASE("a database that was replaced or removed takes no entry")
{
    Open open;
    SECTION("replaced")
    {
        write_text(open.folder / "other.db", "replaced");
        fs::rename(open.folder / "other.db", open.path);
    }
    SECTION("removed")
    {
        fs::remove(open.path);
    }
    open.check_refused(Kind::moved, open.path);
    CHECK(open.session.describe(made_up_box()).is_error());
}

TEST_CASE("when its write-ahead log was removed, the entries are rescued and the evening goes on")
{
    const TemporaryFolder copies;
    Open open;
    const fs::path log = db::log_beside(open.path);
    REQUIRE(fs::remove(log));
    open.check_refused(Kind::lost_wal, log);
    CHECK_FALSE(open.session.record(open.next).is_error());
    CHECK(open.entries_after_cut(copies) == 11);
}

TEST_CASE("after its log was lost nothing is lost any more, whatever is put back under its name")
{
    const TemporaryFolder copies;
    Open open;
    const fs::path log = db::log_beside(open.path);
    const fs::path kept = open.folder / "kept";
    fs::rename(log, kept);
    open.check_refused(Kind::lost_wal, log);
    bool is_saved = false;
    SECTION("at once")
    {
        fs::rename(kept, log);
    }
    SECTION("when something more has been saved")
    {
        REQUIRE_FALSE(open.session.record(open.next).is_error());
        is_saved = true;
        fs::rename(kept, log);
    }
    SECTION("a copy of it")
    {
        REQUIRE_FALSE(open.session.record(open.next).is_error());
        is_saved = true;
        fs::copy_file(kept, log);
    }
    const std::string next = is_saved ? open.one_after : open.next;
    const auto refused = open.session.record(next);
    REQUIRE(refused.is_error());
    CHECK(refused.error().kind == Kind::foreign_wal);
    CHECK(refused.error().detail == log.string());
    // The power goes out, and the next start does not believe the log either.
    open.copy_to(copies);
    CHECK(db::Database::open(copies / "x.db").error().kind == Kind::foreign_wal);
    fs::remove(copies / "x.db-wal");
    CHECK(open.entries_in(copies / "x.db") == (is_saved ? 11 : 10));

    fs::rename(log, open.folder / "aside");
    CHECK_FALSE(open.session.record(next).is_error());
    CHECK(open.entries_after_cut(copies) == (is_saved ? 12 : 11));
}

TEST_CASE("a log that is put under the name before anything is written is not taken for our own")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    write_text(folder / "foreign", "a log of another database");
    fs::rename(folder / "foreign", folder / "x.db-wal");
    const auto refused = db::set_setting(database, "language", "pl");
    REQUIRE(refused.is_error());
    CHECK(refused.error().kind == Kind::moved);
    CHECK(refused.error().detail == (folder / "x.db-wal").string());
}

TEST_CASE("a write-ahead log of somebody else is left alone")
{
    Open open;
    const fs::path log = db::log_beside(open.path);
    write_text(open.folder / "foreign", "a log of another database");
    fs::rename(open.folder / "foreign", log);
    open.check_refused(Kind::moved, log);
    CHECK(read_text(log) == "a log of another database");
}

TEST_CASE("a database that was written over in its place takes no entry, and no log goes into it")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "x.db";
    std::string other;
    std::string log;
    {
        db::Database database = open_database(path);
        db::Session session = begin_game(database, 2, 1, 10);
        const fs::path backup = folder / "backup.db";
        REQUIRE_FALSE(db::back_up(database, backup, db::IfExists::refuse).is_error());
        wait_for_clock();
        const bool is_backup = GENERATE(true, false);
        other = is_backup ? read_text(backup) : std::string(fs::file_size(path), 'x');
        write_text(path, other);
        log = read_text(db::log_beside(path));
        const bool is_tried = GENERATE(true, false);
        if (is_tried) {
            const auto refused = session.record(random_game(2, 1)[10]);
            REQUIRE(refused.is_error());
            CHECK(refused.error().kind == Kind::moved);
            CHECK(refused.error().detail == path.string());
        }
    }
    CHECK(read_text(path) == other);
    CHECK(read_text(db::log_beside(path)) == log);
}

TEST_CASE("what the program itself writes into its file is no stranger's")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "x.db";
    const auto write_much = [](db::Database& database) {
        // A log of a thousand pages is brought into the file.
        for (int number = 0; number < 60; ++number) {
            INFO(number);
            REQUIRE_FALSE(db::set_setting(
                database, "language", std::string(100'000, static_cast<char>('a' + number % 26)))
                              .is_error());
            REQUIRE_FALSE(db::set_setting(database, "theme", "dark").is_error());
        }
    };
    SECTION("while a backup is being made")
    {
        db::Database database = open_database(path);
        const std::uint64_t size = fs::file_size(path);
        db::BackupWorker keeper(database);
        keeper.begin();
        write_much(database);
        keeper.wait();
        CHECK_FALSE(keeper.state().failure);
        CHECK(fs::file_size(path) > size);
    }
    SECTION("without a log, when something was taken back")
    {
        const db::Durability durability{
            db::Durability::Journal::truncate, db::Durability::Synchronous::full};
        auto opened = db::Database::open(path, db::IfMissing::make, durability);
        REQUIRE_FALSE(opened.is_error());
        db::Database& database = opened.value();
        write_much(database);
        wait_for_clock();
        const auto taken_back =
            db::in_transaction(database.connection(), [&]() -> ledger::Status<db::DatabaseError> {
                database.connection().sqlite.exec("PRAGMA cache_size = 1");
                database.connection().sqlite.exec("UPDATE setting SET value = upper(value)");
                return db::DatabaseError{};
            });
        CHECK(taken_back.is_error());
        write_much(database);
    }
    CHECK(open_database(path).notes().empty());
}
