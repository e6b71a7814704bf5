/// Databases with other tables than ours: somebody has edited them, or means no good. They are
/// told of, or everything is as it was and what is recorded is recorded.

#include "db/session.h"
#include "db/session_list.h"
#include "tests/damage/whole_database.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <iostream>
#include <iterator>

using namespace consigliere;
using namespace consigliere::test;

namespace {

struct Hostile {
    const char* name;
    const char* sql;
};

constexpr Hostile all_hostile[] = {
    {"a trigger that ignores entries",
        "CREATE TRIGGER foreign_one BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END"},
    {"a trigger that ignores results",
        "CREATE TRIGGER foreign_one BEFORE INSERT ON result BEGIN SELECT RAISE(IGNORE); END"},
    {"a trigger that ignores settings",
        "CREATE TRIGGER foreign_one BEFORE INSERT ON setting BEGIN SELECT RAISE(IGNORE); END"},
    {"a trigger that changes what was recorded",
        "DROP TRIGGER entry_keeps; CREATE TRIGGER foreign_one AFTER INSERT ON entry BEGIN"
        " UPDATE entry SET line = 'undo 1' WHERE session = new.session AND seq = new.seq; END"},
    {"a trigger that deletes",
        "DROP TRIGGER entry_stays; CREATE TRIGGER foreign_one AFTER INSERT ON entry BEGIN"
        " DELETE FROM entry WHERE session = new.session AND seq = new.seq; END"},
    {"a trigger without end",
        "CREATE TRIGGER foreign_one AFTER INSERT ON setting BEGIN"
        " INSERT INTO setting VALUES (new.key || 'x', new.value); END"},
    {"the triggers are gone",
        "DROP TRIGGER entry_keeps; DROP TRIGGER entry_stays; DROP TRIGGER entry_follows"},
    {"a view in place of the entries",
        "ALTER TABLE entry RENAME TO kept; CREATE VIEW entry AS SELECT * FROM kept LIMIT 3"},
    {"a view in place of the settings",
        "ALTER TABLE setting RENAME TO kept; CREATE VIEW setting AS SELECT 1 AS key, 2 AS value"},
    {"a table is gone", "DROP TABLE result"},
    {"a column is gone",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'place', "
        "'plaze') "
        "WHERE name = 'session'"},
    {"a column too many", "ALTER TABLE entry ADD COLUMN more TEXT NOT NULL DEFAULT 'x'"},
    {"a generated column",
        "ALTER TABLE entry ADD COLUMN more TEXT GENERATED ALWAYS AS (line || verdict) VIRTUAL"},
    {"a collation that nobody has",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'uuid          "
        "TEXT', 'uuid TEXT COLLATE nobody') WHERE name = 'session'"},
    {"a collation that confuses letters",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'name TEXT NOT "
        "NULL UNIQUE', 'name TEXT NOT NULL COLLATE NOCASE UNIQUE') WHERE name = 'person'"},
    {"a check that refuses all",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (seq >= "
        "1)', 'CHECK (seq >= 100000)') WHERE name = 'entry'"},
    {"foreign keys in a circle",
        "CREATE TABLE one (id INTEGER PRIMARY KEY, other REFERENCES two(id) ON DELETE CASCADE);"
        "CREATE TABLE two (id INTEGER PRIMARY KEY, other REFERENCES one(id) ON DELETE CASCADE)"},
    {"a foreign key of ours into nothing",
        "PRAGMA foreign_keys = OFF; UPDATE seat SET person = 4711"},
    {"an absurd version", "PRAGMA user_version = 2147483647"},
    {"a negative version", "PRAGMA user_version = -1"},
    {"no version", "PRAGMA user_version = 0"},
    {"another program's", "PRAGMA application_id = 77"},
    {"a schema that is no SQL",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE' WHERE name = "
        "'seat'"},
    {"an index that leads elsewhere",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM "
        "sqlite_schema WHERE name = 'entry') WHERE name = 'seat_by_person'"},
    {"two tables on one page",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM "
        "sqlite_schema WHERE name = 'entry') WHERE name = 'session_component'"},
    {"a name with quotes",
        "CREATE TABLE \"a\"\"b'c;--\" (session INTEGER); CREATE TRIGGER \"x\"\"y'z\" BEFORE DELETE "
        "ON seat BEGIN SELECT 1; END"},
    {"a name with control letters",
        "UPDATE person SET name = char(27) || '[2J' || name || char(7)"},
    {"a name with a zero", "UPDATE person SET name = name || char(0) || 'hidden'"},
    {"a name that is no UTF-8", "UPDATE person SET name = CAST(x'fffe4142' AS TEXT) || id"},
    {"a name of ten million letters",
        "UPDATE person SET name = name || CAST(zeroblob(10000000) AS TEXT) WHERE id = 1"},
    {"notes of sixty million letters",
        "UPDATE session SET notes = replace(CAST(zeroblob(30000000) AS TEXT), char(0), 'nn')"},
    {"a number in place of a text",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, ') STRICT', ')') "
        "WHERE name = 'person'; PRAGMA writable_schema = RESET; UPDATE person SET name = 12 + id"},
    {"an entry that no grammar knows",
        "DROP TRIGGER entry_keeps; UPDATE entry SET line = char(0) || line WHERE seq = 5"},
    {"an entry of a million letters",
        "DROP TRIGGER entry_keeps; UPDATE entry SET line = replace(CAST(zeroblob(1000000) AS "
        "TEXT), char(0), 'x') WHERE seq = 5"},
    {"numbers far apart",
        "DROP TRIGGER entry_keeps; UPDATE entry SET seq = 9000000000000000000 WHERE seq = 9"},
    {"a component of an entry that cannot be",
        "DROP TRIGGER session_component_keeps; UPDATE session_component SET since = "
        "9223372036854775807"},
    {"a head that is no TOML", "DROP TRIGGER session_keeps; UPDATE session SET head = '[[[['"},
    {"a head of brackets",
        "DROP TRIGGER session_keeps; UPDATE session SET head = 'x = ' || "
        "replace(CAST(zeroblob(200000) AS TEXT), char(0), '[')"},
    {"a game that nobody knows", "DROP TRIGGER session_keeps; UPDATE session SET game = 'chess'"},
    {"a rules version that cannot be",
        "DROP TRIGGER session_keeps; UPDATE session SET rules_version = -9223372036854775808"},
};

/// Goes on with the evening of Corleone's Empire: takes its last entry back.
std::string record_one_more(const std::filesystem::path& path)
{
    auto database = db::Database::open(path, db::IfMissing::refuse);
    if (database.is_error())
        return "not opened";
    const auto list = db::list_sessions(database.value());
    if (list.is_error())
        return "not listed";
    for (const db::SessionSummary& summary : list.value()) {
        if (summary.game != "corleone")
            continue;
        auto session = db::Session::resume(database.value(), summary.id);
        if (session.is_error())
            return "not resumed";
        const auto entry =
            session.value().record(ledger::undo_line(session.value().evening().history().size()));
        if (entry.is_error())
            return "not recorded";
        return is_applied(entry.value().verdict) ? "" : "refused";
    }
    return "not there";
}

} // namespace

TEST_CASE("a database that somebody has rebuilt is told of, or does what it should")
{
    constexpr unsigned most_seconds = 120;
    const TemporaryFolder folder;
    const auto path = folder / "hostile.db";
    write_files(whole_database().closed, path);
    const ObserverView whole = look_at(path);
    int told = 0;
    int refused = 0;
    for (const Hostile& hostile : all_hostile) {
        INFO(hostile.name);
        write_files(whole_database().closed, path);
        // What our own triggers or the tables refuse cannot be done by accident.
        if (!refusal_of_sql(path, hostile.sql).empty()) {
            ++refused;
            continue;
        }
        ::alarm(most_seconds);
        const ObserverView seen = look_at(path);
        const std::string recorded = record_one_more(path);
        const ObserverView after = look_at(path);
        ::alarm(0);
        told += seen.told.empty() ? 0 : 1;
        if (seen.told.empty())
            CHECK(difference_of(seen, whole) == "");
        // What was said to be recorded is there.
        if (recorded.empty() && after.told.empty()) {
            REQUIRE(after.entries.size() == whole.entries.size());
            int grown = 0;
            for (const auto& [id, entries] : after.entries)
                grown += entries.size() > whole.entries.at(id).size() ? 1 : 0;
            CHECK(grown == 1);
        }
        if (recorded.empty() && seen.told.empty())
            CHECK(after.told.empty());
    }
    std::cout << "hostile databases: " << std::size(all_hostile) << ", " << refused
              << " could not be made, " << told << " told of" << std::endl;
    CHECK(refused < 6);
    CHECK(told > 5);
}
