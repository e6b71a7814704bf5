/// The files of a database are moved, replaced or removed while the program uses them.

#include "db/session.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

/// An evening with ten entries in an open database, and the line that comes next.
struct Open {
    Open()
    {
        std::vector<std::string> game = random_game(2, 1);
        next = game[10];
        game.resize(10);
        record_all(session, game);
    }

    /// The next line is not said to be saved, and the evening stays as it was.
    void check_refused(const fs::path& file)
    {
        const auto refused = session.record(next);
        REQUIRE(refused.is_error());
        CHECK(refused.error().kind == db::DatabaseError::Kind::moved);
        CHECK(refused.error().detail == file.string());
        CHECK(session.evening().history().size() == 10);
        CHECK(session.describe(made_up_box()).is_error());
    }

    TemporaryFolder folder;
    fs::path path = folder / "x.db";
    db::Database database = open_database(path);
    db::Session session = begin_session(database, 2);
    std::string next;
};

} // namespace

TEST_CASE("a database that was moved away takes no entry before it is back")
{
    Open open;
    fs::rename(open.path, open.folder / "elsewhere.db");
    open.check_refused(open.path);
    fs::rename(open.folder / "elsewhere.db", open.path);
    CHECK_FALSE(open.session.record(open.next).is_error());
}

TEST_CASE("a database that was replaced or removed takes no entry")
{
    Open open;
    SECTION("replaced")
    {
        write_text(open.folder / "other.db", "something else");
        fs::rename(open.folder / "other.db", open.path);
    }
    SECTION("removed")
    {
        fs::remove(open.path);
    }
    open.check_refused(open.path);
}

TEST_CASE("when its write-ahead log was removed, the entries are rescued and the evening goes on")
{
    const TemporaryFolder copies;
    Open open;
    const fs::path log = open.path.string() + "-wal";
    REQUIRE(fs::remove(log));
    const auto refused = open.session.record(open.next);
    REQUIRE(refused.is_error());
    CHECK(refused.error().kind == db::DatabaseError::Kind::moved);
    CHECK(refused.error().detail == log.string());
    CHECK_FALSE(open.session.record(open.next).is_error());

    // As the power going out now would leave them.
    fs::copy_file(open.path, copies / "x.db");
    if (fs::exists(log))
        fs::copy_file(log, copies / "x.db-wal");
    db::Database after = open_database(copies / "x.db");
    CHECK(resume(after, open.session.id()).evening().history().size() == 11);
}

TEST_CASE("a write-ahead log of somebody else is left alone")
{
    Open open;
    const fs::path log = open.path.string() + "-wal";
    write_text(open.folder / "foreign", "a log of another database");
    fs::rename(open.folder / "foreign", log);
    open.check_refused(log);
    CHECK(read_text(log) == "a log of another database");
}
