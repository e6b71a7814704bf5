#include "db/schema.h"

#include "db/migrations.h"

#include <array>

namespace consigliere::db {

namespace {

/// Entries and component rows are append-only, in order; triggers refuse even INSERT OR REPLACE.
constexpr const char* first_version = R"sql(
CREATE TABLE setting (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE person (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (name <> '')
) STRICT;

CREATE TABLE session (
    id            INTEGER PRIMARY KEY,
    uuid          TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
    branch_of     TEXT,             -- the uuid of the session that went on differently elsewhere
    game          TEXT NOT NULL,
    head          TEXT NOT NULL,    -- the head of the record, as TOML
    rules_version INTEGER NOT NULL,
    created       TEXT NOT NULL,    -- all times: UTC, ISO 8601 with milliseconds
    date          TEXT NOT NULL,
    place         TEXT NOT NULL,
    notes         TEXT NOT NULL,
    edited        TEXT NOT NULL     -- when date, place or notes were last changed; empty: never
) STRICT;

CREATE TABLE seat (
    session INTEGER NOT NULL REFERENCES session,
    seat    INTEGER NOT NULL CHECK (seat >= 1),    -- clockwise
    actor   TEXT NOT NULL,                         -- the record's word for the player
    person  INTEGER REFERENCES person,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_by_person ON seat (person);

CREATE TABLE entry (
    session INTEGER NOT NULL REFERENCES session,
    seq     INTEGER NOT NULL CHECK (seq >= 1),
    at      TEXT NOT NULL,
    line    TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('legal', 'unverified', 'ruled', 'illegal', 'impossible')),
    rules   TEXT NOT NULL,    -- the rules cited, joined by commas
    ruling  TEXT,             -- why the table lets the line stand
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE session_component (
    session    INTEGER NOT NULL REFERENCES session,
    number     INTEGER NOT NULL CHECK (number >= 0),    -- 0: what was known at the beginning
    since      INTEGER NOT NULL CHECK (since >= 1),     -- the first entry that is judged by it
    definition TEXT NOT NULL,                           -- TOML
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE result (
    session INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    rank    INTEGER,
    total   INTEGER,
    winner  INTEGER NOT NULL CHECK (winner IN (0, 1)),
    parts   TEXT NOT NULL,    -- the seat's part of the score report, as TOML
    PRIMARY KEY (session, seat),
    FOREIGN KEY (session, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

CREATE TABLE component_learned (
    id         INTEGER PRIMARY KEY,
    game       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    name       TEXT NOT NULL CHECK (name <> ''),
    definition TEXT NOT NULL,    -- TOML
    UNIQUE (game, kind, name)
) STRICT;

CREATE TRIGGER entry_keeps BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;
CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END;
CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN new.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM entry WHERE session = new.session)
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;

CREATE TRIGGER session_component_keeps BEFORE UPDATE ON session_component
BEGIN SELECT RAISE(ABORT, 'a component of a session is never changed'); END;
CREATE TRIGGER session_component_stays BEFORE DELETE ON session_component
BEGIN SELECT RAISE(ABORT, 'a component of a session is never deleted'); END;
CREATE TRIGGER session_component_follows BEFORE INSERT ON session_component
WHEN new.number <> 1 + (SELECT coalesce(max(number), -1) FROM session_component WHERE session = new.session)
BEGIN SELECT RAISE(ABORT, 'a component of a session follows the last one'); END;

CREATE TRIGGER session_keeps
BEFORE UPDATE OF id, uuid, branch_of, game, head, rules_version, created ON session
BEGIN SELECT RAISE(ABORT, 'the beginning of a session is never changed'); END;
CREATE TRIGGER seat_keeps BEFORE UPDATE OF session, seat, actor ON seat
BEGIN SELECT RAISE(ABORT, 'a seat is never changed'); END;
)sql";

void make_first_version(Connection& connection)
{
    connection.sqlite.exec(first_version);
}

/// Element n migrates from version n to n + 1. Never edit a released migration; append a new one.
constexpr std::array migrations{
    make_first_version, make_second_version, make_third_version, make_fourth_version};

} // namespace

int schema_version()
{
    return static_cast<int>(migrations.size());
}

void migrate(Connection& connection, int from_version, int to_version)
{
    for (int version = from_version; version < to_version; ++version)
        migrations[static_cast<std::size_t>(version)](connection);
    connection.sqlite.exec("PRAGMA application_id = " + std::to_string(application_id));
    connection.sqlite.exec("PRAGMA user_version = " + std::to_string(to_version));
}

} // namespace consigliere::db
