/// Taking an evening out of the database, the only way in which entries leave it.

#include "db/archive/evening_index.h"
#include "db/archive/statistics.h"
#include "db/hash_chain.h"
#include "db/people.h"
#include "db/removal.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

TEST_CASE("an evening is removed with all that belongs to it, and no other is touched")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        const db::SessionId first = begin_game(database, 3, 1, 1000).id();
        const db::SessionId second = begin_game(database, 2, 2, 30).id();
        REQUIRE_FALSE(db::remove_session(database, first).is_error());
        const auto left = db::list_sessions(database).value();
        REQUIRE(left.size() == 1);
        CHECK(left.front().id == second);
        CHECK(left.front().entries == 30);
        CHECK(resume(database, second).evening().history().size() == 30);
        // Ewa sat in the removed evening only.
        const auto people = db::remembered_people(database).value();
        CHECK(people.size() == 2);
        db::EveningIndex archive(database);
        REQUIRE_FALSE(archive.refresh().is_error());
        archive.finish();
        CHECK(db::people_of(db::evenings_for(archive.evenings(), {})).empty());
    }
    CHECK(query_sql(folder / "x.db", "SELECT count(DISTINCT session) FROM entry") == "1");
    CHECK(query_sql(folder / "x.db", "SELECT count(*) FROM result") == "0");
    CHECK(query_sql(folder / "x.db", "SELECT count(*) FROM pragma_foreign_key_check") == "0");
}

TEST_CASE("after a removal, entries are kept as strictly as before")
{
    const TemporaryFolder folder;
    const auto path = folder / "x.db";
    const std::string schema =
        "SELECT group_concat(sql, char(10)) FROM"
        " (SELECT sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name)";
    std::string before;
    {
        db::Database database = open_database(path);
        static_cast<void>(begin_game(database, 2, 1, 12));
    }
    before = query_sql(path, schema);
    {
        db::Database database = open_database(path);
        const db::SessionId id = begin_game(database, 2, 2, 12).id();
        REQUIRE_FALSE(db::remove_session(database, id).is_error());
    }
    CHECK(query_sql(path, schema) == before);
    CHECK(refusal_of_sql(path, "DELETE FROM entry") == "an entry is never deleted");
}

TEST_CASE("an evening that is not what was recorded can be removed, and the others are whole then")
{
    const std::string sql = GENERATE(as<std::string>(),
        "UPDATE entry SET line = 'no such line' WHERE session = 1 AND seq = 7",
        "DELETE FROM entry WHERE session = 1 AND seq >= 7",
        "DELETE FROM session_component WHERE session = 1",
        "UPDATE session SET head = 'no [toml' WHERE id = 1",
        "DELETE FROM session_end WHERE session = 1");
    CAPTURE(sql);
    const TemporaryFolder folder;
    const auto path = folder / "x.db";
    db::SessionId damaged;
    db::SessionId other;
    {
        db::Database database = open_database(path);
        damaged = begin_game(database, 2, 1, 12).id();
        other = begin_game(database, 3, 2, 12).id();
    }
    damage(path, sql);
    db::Database database = open_database(path);
    REQUIRE(db::broken_evenings(database).value().size() == 1);
    REQUIRE_FALSE(db::remove_session(database, damaged).is_error());
    CHECK(db::broken_evenings(database).value().empty());
    CHECK(resume(database, other).evening().history().size() == 12);
}

TEST_CASE("an evening that is not there cannot be removed")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const auto failure = db::remove_session(database, "00000000-0000-4000-8000-000000000000");
    REQUIRE(failure.is_error());
    CHECK(failure.error().kind == db::DatabaseError::Kind::no_session);
}

TEST_CASE("only an evening without entries is removed as empty")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const db::SessionId played = begin_game(database, 2, 1, 1).id();
    const db::SessionId empty = begin_session(database, 2).id();
    REQUIRE_FALSE(db::remove_if_empty(database, played).is_error());
    REQUIRE_FALSE(db::remove_if_empty(database, empty).is_error());
    const auto left = db::list_sessions(database).value();
    REQUIRE(left.size() == 1);
    CHECK(left.front().id == played);
}
