#include "db/details.h"
#include "db/hash_chain_rows.h"
#include "db/migrations.h"
#include "db/people_rows.h"
#include "db/rows.h"

namespace consigliere::db {

namespace {

/// Columns and tables of version 2. Triggers that refuse changes are dropped until the tables are
/// filled.
constexpr const char* version_2_tables = R"sql(
DROP TRIGGER entry_keeps;
DROP TRIGGER session_component_keeps;

CREATE TABLE person_with_uuid (
    id      INTEGER PRIMARY KEY,
    uuid    TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
    name    TEXT NOT NULL CHECK (name <> ''),    -- two people may have the same
    renamed INTEGER NOT NULL DEFAULT 0 CHECK (renamed >= 0)    -- how often
) STRICT;

CREATE TABLE person_same (    -- two ids, one person
    one   TEXT NOT NULL,
    other TEXT NOT NULL CHECK (one < other),
    PRIMARY KEY (one, other)
) STRICT, WITHOUT ROWID;

CREATE TABLE session_edit (    -- what is said of an evening; shown is what no other edit replaces
    session  INTEGER NOT NULL REFERENCES session,
    uuid     TEXT NOT NULL CHECK (length(uuid) = 36),    -- made from the rest
    replaces TEXT NOT NULL,    -- the uuids of edits, joined by spaces
    details  TEXT NOT NULL,    -- TOML
    PRIMARY KEY (session, uuid)
) STRICT, WITHOUT ROWID;

CREATE TABLE session_end (    -- how far a session goes, and the hashes of what was recorded last
    session        INTEGER PRIMARY KEY REFERENCES session,
    beginning      BLOB NOT NULL,
    seats          BLOB NOT NULL,
    components     INTEGER NOT NULL,
    last_component BLOB NOT NULL,
    entries        INTEGER NOT NULL,
    last_entry     BLOB NOT NULL
) STRICT;

ALTER TABLE entry ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
ALTER TABLE session_component ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
ALTER TABLE result ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;    -- it follows from so many
ALTER TABLE result ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
)sql";

constexpr const char* rest = R"sql(
DROP TABLE person;
ALTER TABLE person_with_uuid RENAME TO person;
CREATE INDEX person_by_name ON person (name);

CREATE TABLE session_without_details (
    id            INTEGER PRIMARY KEY,
    uuid          TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
    branch_of     TEXT,             -- the uuid that all courses of the evening have in common
    game          TEXT NOT NULL,
    head          TEXT NOT NULL,    -- the head of the record, as TOML
    rules_version INTEGER NOT NULL,
    created       TEXT NOT NULL     -- all times: UTC, ISO 8601 with milliseconds
) STRICT;
INSERT INTO session_without_details
SELECT id, uuid, branch_of, game, head, rules_version, created FROM session ORDER BY id;
DROP TABLE session;
ALTER TABLE session_without_details RENAME TO session;
CREATE INDEX session_by_family ON session (branch_of);

CREATE TRIGGER entry_keeps BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;
CREATE TRIGGER entry_ends AFTER INSERT ON entry
BEGIN UPDATE session_end SET entries = new.seq, last_entry = new.hash WHERE session = new.session; END;

CREATE TRIGGER session_component_keeps BEFORE UPDATE ON session_component
BEGIN SELECT RAISE(ABORT, 'a component of a session is never changed'); END;
CREATE TRIGGER session_component_ends AFTER INSERT ON session_component
BEGIN
    UPDATE session_end SET components = new.number + 1, last_component = new.hash
    WHERE session = new.session;
END;

CREATE TRIGGER session_keeps
BEFORE UPDATE OF id, game, head, rules_version, created ON session
BEGIN SELECT RAISE(ABORT, 'the beginning of a session is never changed'); END;
CREATE TRIGGER session_end_keeps BEFORE UPDATE ON session_end
WHEN new.session <> old.session OR new.beginning <> old.beginning
    OR new.entries < old.entries OR new.components < old.components
BEGIN SELECT RAISE(ABORT, 'a session never becomes shorter'); END;
CREATE TRIGGER session_end_stays BEFORE DELETE ON session_end
BEGIN SELECT RAISE(ABORT, 'the end of a session is never deleted'); END;

CREATE TRIGGER session_edit_keeps BEFORE UPDATE ON session_edit
BEGIN SELECT RAISE(ABORT, 'an edit is never changed'); END;
CREATE TRIGGER session_edit_stays BEFORE DELETE ON session_edit
BEGIN SELECT RAISE(ABORT, 'an edit is never deleted'); END;
CREATE TRIGGER person_keeps BEFORE UPDATE OF id, uuid ON person
BEGIN SELECT RAISE(ABORT, 'a person stays the same'); END;
CREATE TRIGGER person_same_keeps BEFORE UPDATE ON person_same
BEGIN SELECT RAISE(ABORT, 'the same person stays the same'); END;
CREATE TRIGGER person_same_stays BEFORE DELETE ON person_same
BEGIN SELECT RAISE(ABORT, 'the same person stays the same'); END;
)sql";

void give_ids_to_people(Connection& connection)
{
    SQLite::Statement rows = query(connection, "SELECT id, name FROM person");
    while (rows.executeStep()) {
        const std::string name = rows.getColumn(1).getString();
        change_row(connection, "INSERT INTO person_with_uuid (id, uuid, name) VALUES (?, ?, ?)",
            rows.getColumn(0).getInt64(), person_id_from_name(name), name);
    }
}

/// The hashed columns of a version 1 session.
SessionRows read_first_version(Connection& connection, std::int64_t key)
{
    SessionRows session;
    session.key = key;
    SQLite::Statement row = query(connection,
        "SELECT uuid, branch_of, game, head, rules_version, created FROM session WHERE id = ?",
        key);
    row.executeStep();
    session.id = row.getColumn(0).getString();
    session.branch_of = text_or_nothing(row.getColumn(1));
    session.game = row.getColumn(2).getString();
    session.head = row.getColumn(3).getString();
    session.rules_version = row.getColumn(4).getInt64();
    session.created = row.getColumn(5).getString();
    SQLite::Statement seats = query(connection,
        "SELECT actor, uuid FROM seat LEFT JOIN person_with_uuid ON person_with_uuid.id = person"
        " WHERE session = ? ORDER BY seat",
        key);
    while (seats.executeStep())
        session.seats.push_back(
            {seats.getColumn(0).getString(), {}, seats.getColumn(1).getString()});
    session.entries = rows_of<EntryRow, std::string, std::string, std::string, std::string,
        std::optional<std::string>, std::int64_t>(query(connection,
        "SELECT at, line, verdict, rules, ruling, seq FROM entry WHERE session = ? ORDER BY seq",
        key));
    session.components = rows_of<ComponentRow, std::int64_t, std::string, std::int64_t>(query(
        connection,
        "SELECT since, definition, number FROM session_component WHERE session = ? ORDER BY number",
        key));
    return session;
}

/// Hashes the existing rows. A missing entry leaves a gap in the numbers, which stays.
EndRow hash_rows(Connection& connection, const SessionRows& session)
{
    EndRow end;
    end.beginning = hash_of_beginning(session);
    end.seats = hash_of_seats(end.beginning, session);
    end.last_component = end.beginning;
    for (const ComponentRow& row : session.components) {
        end.last_component = hash_of_component(end.last_component, row.number, row);
        change_row(connection,
            "UPDATE session_component SET hash = ? WHERE session = ? AND number = ?",
            end.last_component, session.key, row.number);
    }
    end.components = static_cast<std::int64_t>(session.components.size());
    end.last_entry = end.beginning;
    for (const EntryRow& row : session.entries) {
        end.last_entry = hash_of_entry(end.last_entry, row.number, row);
        change_row(connection, "UPDATE entry SET hash = ? WHERE session = ? AND seq = ?",
            end.last_entry, session.key, row.number);
    }
    end.entries = static_cast<std::int64_t>(session.entries.size());
    return end;
}

void hash_results(Connection& connection, const SessionRows& session, const EndRow& end)
{
    std::int64_t seat = 0;
    for (const ResultRow& result : read_results(connection, session.key)) {
        ++seat;
        change_row(connection,
            "UPDATE result SET entries = ?, hash = ? WHERE session = ? AND seat = ?", end.entries,
            hash_of_result(end.last_entry, seat, result), session.key, seat);
    }
}

void hash_session(Connection& connection, std::int64_t key)
{
    const SessionRows session = read_first_version(connection, key);
    const EndRow end = hash_rows(connection, session);
    insert_end(connection, key, end);
    hash_results(connection, session, end);
    SQLite::Statement row =
        query(connection, "SELECT date, place, notes FROM session WHERE id = ?", key);
    row.executeStep();
    const SessionDetails details{
        row.getColumn(0).getString(), row.getColumn(1).getString(), row.getColumn(2).getString()};
    if (const std::optional<EditRow> edit = edit_for({}, details))
        insert_edit(connection, key, *edit);
}

} // namespace

void make_second_version(Connection& connection)
{
    connection.sqlite.exec(version_2_tables);
    give_ids_to_people(connection);
    for (const std::int64_t key :
        rows_of<std::int64_t, std::int64_t>(query(connection, "SELECT id FROM session")))
        hash_session(connection, key);
    connection.sqlite.exec(rest);
}

} // namespace consigliere::db
