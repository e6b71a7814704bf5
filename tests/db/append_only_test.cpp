#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

std::filesystem::path database_with_evening(const TemporaryFolder& folder)
{
    db::Database database = open_database(folder / "x.db");
    static_cast<void>(begin_game(database, 2, 1, 12));
    return folder / "x.db";
}

} // namespace

TEST_CASE("nobody rewrites an evening, not even with SQL")
{
    const TemporaryFolder folder;
    const auto path = database_with_evening(folder);
    const auto refused = [&path](const std::string& sql) { return refusal_of_sql(path, sql); };

    CHECK(refused("UPDATE entry SET line = 'marzullo gains $5' WHERE seq = 5")
        == "an entry is never changed");
    CHECK(refused("DELETE FROM entry WHERE seq = 12") == "an entry is never deleted");
    CHECK(refused("DELETE FROM entry") == "an entry is never deleted");
    const std::string entry = "INTO entry SELECT session, 5, at, line, verdict, rules, ruling"
                              " FROM entry WHERE seq = 1";
    CHECK(refused("INSERT OR REPLACE " + entry) == "an entry follows the last one");
    CHECK(refused("INSERT " + entry) == "an entry follows the last one");
    CHECK(refused("INSERT INTO entry VALUES (1, 20, '', '', 'legal', '', NULL)")
        == "an entry follows the last one");
    CHECK(refused("UPDATE session_component SET definition = ''")
        == "a component of a session is never changed");
    CHECK(refused("DELETE FROM session_component") == "a component of a session is never deleted");
    CHECK(refused("INSERT OR REPLACE INTO session_component VALUES (1, 0, 1, '')")
        == "a component of a session follows the last one");
    CHECK(refused("UPDATE session SET head = ''") == "the beginning of a session is never changed");
    CHECK(refused("UPDATE seat SET actor = 'vitale' WHERE seat = 1") == "a seat is never changed");
    CHECK(query_sql(path, "SELECT count(*) FROM entry") == "12");
}

TEST_CASE("tables refuse what makes no sense")
{
    const TemporaryFolder folder;
    const auto path = database_with_evening(folder);
    const auto is_refused = [&path](const std::string& sql) {
        return !refusal_of_sql(path, "PRAGMA foreign_keys = ON; " + sql).empty();
    };
    CHECK(is_refused("INSERT INTO entry VALUES (1, 13, '', '', 'wonderful', '', NULL)"));
    CHECK(is_refused("INSERT INTO entry VALUES (7, 1, '', '', 'legal', '', NULL)"));
    CHECK(is_refused("INSERT INTO entry VALUES (1, 'x', '', '', 'legal', '', NULL)"));
    CHECK(is_refused("INSERT INTO result VALUES (1, 9, 1, 30, 1, '')"));
    CHECK(is_refused("INSERT INTO person (name) VALUES ('')"));
    CHECK(is_refused("DELETE FROM session"));
}

TEST_CASE("an entry that a foreign trigger swallows is not called recorded")
{
    const TemporaryFolder folder;
    const auto path = database_with_evening(folder);
    run_sql(
        path, "CREATE TRIGGER foreign_one BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END");
    db::Database database = open_database(path);
    db::Session session = resume(database, db::list_sessions(database).value().front().id);
    const auto entry = session.record(ledger::undo_line(3));
    REQUIRE(entry.is_error());
    CHECK_THAT(entry.error().detail, Catch::Contains("foreign trigger"));
    CHECK(session.evening().history().size() == 12);
}
