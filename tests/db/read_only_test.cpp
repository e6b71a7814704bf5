/// A database that may not be written can still be looked at, exported and merged from.

#include "db/import_export.h"
#include "db/merge.h"
#include "db/people.h"
#include "db/removal.h"
#include "db/session.h"
#include "db/session_list.h"
#include "db/settings.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/db/write_protected.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;
using Kind = db::DatabaseError::Kind;

namespace {

/// Everything but writing works.
void check_looked_at(db::Database& database, const db::SessionId& id, int entries)
{
    CHECK(database.is_read_only());
    const auto sessions = db::list_sessions(database);
    REQUIRE_FALSE(sessions.is_error());
    REQUIRE(sessions.value().size() == 1);
    CHECK(sessions.value()[0].entries == entries);
    CHECK_FALSE(db::export_session(database, id).is_error());
    CHECK(db::verify(database).value().is_fine());
    const TemporaryFolder elsewhere;
    db::Database ours = open_database(elsewhere / "ours.db");
    REQUIRE_FALSE(db::merge(ours, database).is_error());
    CHECK(resume(ours, id).evening().history().size() == entries);

    db::Session session = resume(database, id);
    const auto recorded = session.record(random_game(2, 1)[static_cast<std::size_t>(entries)]);
    REQUIRE(recorded.is_error());
    CHECK(recorded.error().kind == Kind::read_only);
    CHECK(
        db::Session::begin(database, head_for(2), {made_up_box()}).error().kind == Kind::read_only);
    CHECK(db::remove_session(database, id).error().kind == Kind::read_only);
    CHECK(db::set_setting(database, "language", "pl").error().kind == Kind::read_only);
    CHECK(db::change_details(database, id, {"2026-11-20", "", ""}).error().kind == Kind::read_only);
    CHECK(db::merge(database, ours).error().kind == Kind::read_only);
}

} // namespace

TEST_CASE("a database is read with its log, and not a byte of either is changed")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "x.db";
    db::SessionId id;
    {
        db::Database database = open_database(folder / "live.db");
        id = begin_game(database, 2, 1, 12).id();
        // As a crash leaves them: the entries are in the log alone.
        fs::copy_file(folder / "live.db", path);
        fs::copy_file(folder / "live.db-wal", folder / "x.db-wal");
    }
    const std::string before = read_text(path) + read_text(folder / "x.db-wal");
    {
        auto read = db::Database::read(path);
        REQUIRE_FALSE(read.is_error());
        check_looked_at(read.value(), id, 12);
    }
    CHECK(read_text(path) + read_text(folder / "x.db-wal") == before);
}

TEST_CASE("a database on a read-only medium is opened to be looked at")
{
    const TemporaryFolder folder;
    const fs::path inside = folder / "medium";
    fs::create_directory(inside);
    db::SessionId id;
    {
        db::Database database = open_database(inside / "x.db");
        id = begin_game(database, 2, 1, 12).id();
    }
    const WriteProtected medium(inside);
    if (!medium.works()) {
        WARN("nothing can be write-protected here");
        return;
    }
    auto opened = db::Database::open(inside / "x.db");
    REQUIRE_FALSE(opened.is_error());
    check_looked_at(opened.value(), id, 12);
    CHECK(names_in(inside) == std::vector<std::string>{"x.db"});
}

TEST_CASE("what cannot be opened cannot be read either, and says why")
{
    const TemporaryFolder folder;
    CHECK(db::Database::read(folder / "none.db").error().kind == Kind::missing);
    write_text(folder / "empty.db", "");
    CHECK(db::Database::read(folder / "empty.db").error().kind == Kind::damaged);
    run_sql(folder / "recipes.db", "CREATE TABLE recipe (name)");
    CHECK(db::Database::read(folder / "recipes.db").error().kind == Kind::not_ours);
    run_sql(folder / "bare.db", "CREATE TABLE recipe (name); DROP TABLE recipe");
    CHECK(db::Database::read(folder / "bare.db").error().kind == Kind::damaged);
    {
        const db::Database open = open_database(folder / "later.db");
        CHECK(db::Database::read(folder / "later.db").error().kind == Kind::locked);
    }
    run_sql(folder / "later.db", "PRAGMA user_version = 99");
    CHECK(db::Database::read(folder / "later.db").error().kind == Kind::newer);
}

TEST_CASE("what stands in for a file that cannot be used is empty and takes nothing in")
{
    const TemporaryFolder folder;
    db::Database database = db::Database::stand_in(folder / "x.db");
    CHECK(database.path() == folder / "x.db");
    CHECK(db::list_sessions(database).value().empty());
    CHECK(db::Session::begin(database, head_for(2), {}).error().kind == Kind::read_only);
    CHECK(names_in(folder / "").empty());
}
