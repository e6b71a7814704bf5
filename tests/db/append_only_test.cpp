#include "db/connection.h"
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
    const std::string entry = "INTO entry SELECT session, 5, at, line, verdict, rules, ruling,"
                              " hash FROM entry WHERE seq = 1";
    CHECK(refused("INSERT OR REPLACE " + entry) == "an entry follows the last one");
    CHECK(refused("INSERT " + entry) == "an entry follows the last one");
    CHECK(refused("INSERT INTO entry VALUES (1, 20, '', '', 'legal', '', NULL, x'')")
        == "an entry follows the last one");
    CHECK(refused("UPDATE session_component SET definition = ''")
        == "a component of a session is never changed");
    CHECK(refused("DELETE FROM session_component") == "a component of a session is never deleted");
    CHECK(refused("INSERT OR REPLACE INTO session_component VALUES (1, 0, 1, '', x'')")
        == "a component of a session follows the last one");
    CHECK(refused("UPDATE session SET head = ''") == "the beginning of a session is never changed");
    CHECK(refused("UPDATE seat SET actor = 'vitale' WHERE seat = 1") == "a seat is never changed");
    CHECK(refused("UPDATE session_end SET entries = 11") == "a session never becomes shorter");
    CHECK(refused("DELETE FROM session_end") == "the end of a session is never deleted");
    CHECK(refused("UPDATE session_edit SET details = ''") == "an edit is never changed");
    CHECK(refused("DELETE FROM session_edit") == "an edit is never deleted");
    CHECK(refused("UPDATE person SET uuid = name") == "a person stays the same");
    CHECK(query_sql(path, "SELECT count(*) FROM entry") == "12");
}

TEST_CASE("tables refuse what makes no sense")
{
    const TemporaryFolder folder;
    const auto path = database_with_evening(folder);
    const auto is_refused = [&path](const std::string& sql) {
        return !refusal_of_sql(path, "PRAGMA foreign_keys = ON; " + sql).empty();
    };
    CHECK(is_refused("INSERT INTO entry VALUES (1, 13, '', '', 'wonderful', '', NULL, x'')"));
    CHECK(is_refused("INSERT INTO entry VALUES (7, 1, '', '', 'legal', '', NULL, x'')"));
    CHECK(is_refused("INSERT INTO entry VALUES (1, 'x', '', '', 'legal', '', NULL, x'')"));
    CHECK(is_refused("INSERT INTO result VALUES (1, 9, 1, 30, 1, '', 0, x'')"));
    CHECK(is_refused("INSERT INTO person (uuid, name) VALUES"
                     " ('11111111-2222-3333-4444-555555555555', '')"));
    CHECK(is_refused("DELETE FROM session"));
}

TEST_CASE("an entry that a foreign trigger swallows is not called recorded")
{
    const TemporaryFolder folder;
    const auto path = database_with_evening(folder);
    db::Database database = open_database(path);
    // Such a trigger in the file is met when it is opened; this one comes later.
    database.connection().sqlite.exec("CREATE TEMP TRIGGER foreign_one BEFORE INSERT ON main.entry"
                                      " BEGIN SELECT RAISE(IGNORE); END");
    db::Session session = resume(database, db::list_sessions(database).value().front().id);
    const auto entry = session.record(ledger::undo_line(3));
    REQUIRE(entry.is_error());
    CHECK_THAT(entry.error().detail, Catch::Contains("foreign trigger"));
    CHECK(session.evening().history().size() == 12);
}

TEST_CASE("what this program did not make in a database is named, and nothing is written")
{
    const TemporaryFolder folder;
    const auto path = database_with_evening(folder);
    const auto [sql, name] = GENERATE(table<std::string, std::string>({
        {"CREATE TRIGGER foreign_one BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END",
            "trigger foreign_one"},
        {"CREATE TABLE recipe (name)", "table recipe"},
        {"CREATE VIEW everybody AS SELECT name FROM person", "view everybody"},
        {"CREATE INDEX by_line ON entry (line)", "index by_line"},
    }));
    run_sql(path, sql);
    const std::string before = read_text(path);
    const auto opened = db::Database::open(path);
    REQUIRE(opened.is_error());
    CHECK(opened.error().kind == db::DatabaseError::Kind::foreign_schema);
    CHECK(opened.error().detail == name);
    CHECK(read_text(path) == before);
}

TEST_CASE("what is missing in a database, or is another, is named, and nothing is written")
{
    const TemporaryFolder folder;
    const auto path = database_with_evening(folder);
    const std::string sql = GENERATE(as<std::string>(), "DROP TRIGGER entry_stays",
        "DROP TRIGGER entry_stays; CREATE TRIGGER entry_stays BEFORE DELETE ON entry"
        " BEGIN SELECT 1; END");
    run_sql(path, sql);
    const std::string before = read_text(path);
    const auto opened = db::Database::open(path);
    REQUIRE(opened.is_error());
    CHECK(opened.error().kind == db::DatabaseError::Kind::changed_schema);
    CHECK(opened.error().detail == "trigger entry_stays");
    CHECK(read_text(path) == before);
}
