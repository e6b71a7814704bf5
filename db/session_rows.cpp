#include "db/session_rows.h"

namespace consigliere::db {

namespace {

std::vector<SeatRow> read_seats(Connection& connection, std::int64_t session)
{
    SQLite::Statement rows = query(connection,
        "SELECT actor, name FROM seat LEFT JOIN person ON person.id = seat.person"
        " WHERE session = ? ORDER BY seat",
        session);
    std::vector<SeatRow> seats;
    while (rows.executeStep())
        seats.push_back({rows.getColumn(0).getString(), rows.getColumn(1).getString()});
    return seats;
}

std::vector<EntryRow> read_entries(Connection& connection, std::int64_t session)
{
    SQLite::Statement rows = query(connection,
        "SELECT at, line, verdict, rules, ruling FROM entry WHERE session = ? ORDER BY seq",
        session);
    std::vector<EntryRow> entries;
    while (rows.executeStep())
        entries.push_back({rows.getColumn(0).getString(), rows.getColumn(1).getString(),
            rows.getColumn(2).getString(), rows.getColumn(3).getString(),
            text_or_nothing(rows.getColumn(4))});
    return entries;
}

std::vector<ComponentRow> read_components(Connection& connection, std::int64_t session)
{
    SQLite::Statement rows = query(connection,
        "SELECT since, definition FROM session_component WHERE session = ? ORDER BY number",
        session);
    std::vector<ComponentRow> components;
    while (rows.executeStep())
        components.push_back({rows.getColumn(0).getInt64(), rows.getColumn(1).getString()});
    return components;
}

/// Inserts one row and makes sure that it is there: a trigger that somebody has added can make
/// SQLite say that all went well and store nothing.
template <typename... Values>
void insert_row(Connection& connection, const char* sql, const Values&... values)
{
    if (query(connection, sql, values...).exec() != 1)
        throw SQLite::Exception("a row was not stored, which only a foreign trigger can do");
}

/// The number of a person in this file, who becomes known if new; nothing for an empty name.
std::optional<std::int64_t> remember_person(Connection& connection, const std::string& name)
{
    if (name.empty())
        return std::nullopt;
    execute(connection, "INSERT INTO person (name) VALUES (?) ON CONFLICT DO NOTHING", name);
    SQLite::Statement row = query(connection, "SELECT id FROM person WHERE name = ?", name);
    row.executeStep();
    return row.getColumn(0).getInt64();
}

} // namespace

std::vector<SessionId> all_sessions(Connection& connection)
{
    SQLite::Statement rows = query(connection, "SELECT uuid FROM session ORDER BY id");
    std::vector<SessionId> ids;
    while (rows.executeStep())
        ids.push_back(rows.getColumn(0).getString());
    return ids;
}

std::optional<SessionRows> read_session(Connection& connection, const SessionId& id)
{
    SQLite::Statement row = query(connection,
        "SELECT id, uuid, branch_of, game, head, rules_version, created, date, place, notes, edited"
        " FROM session WHERE uuid = ?",
        id);
    if (!row.executeStep())
        return std::nullopt;
    SessionRows session;
    session.key = row.getColumn(0).getInt64();
    session.id = row.getColumn(1).getString();
    session.branch_of = text_or_nothing(row.getColumn(2));
    session.game = row.getColumn(3).getString();
    session.head = row.getColumn(4).getString();
    session.rules_version = row.getColumn(5).getInt64();
    session.created = row.getColumn(6).getString();
    session.date = row.getColumn(7).getString();
    session.place = row.getColumn(8).getString();
    session.notes = row.getColumn(9).getString();
    session.edited = row.getColumn(10).getString();
    session.seats = read_seats(connection, session.key);
    session.entries = read_entries(connection, session.key);
    session.components = read_components(connection, session.key);
    return session;
}

DatabaseError lost_session(const Connection& connection, const SessionId& id)
{
    return {DatabaseError::Kind::damaged, connection.path.string(),
        "the evening " + id + " cannot be found by its id", {}};
}

std::int64_t insert_session(Connection& connection, const SessionRows& session)
{
    insert_row(connection,
        "INSERT INTO session (uuid, branch_of, game, head, rules_version, created, date, place,"
        " notes, edited) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        session.id, session.branch_of, session.game, session.head, session.rules_version,
        session.created, session.date, session.place, session.notes, session.edited);
    const std::int64_t key = connection.sqlite.getLastInsertRowid();
    std::int64_t number = 0;
    for (const SeatRow& seat : session.seats)
        insert_row(connection,
            "INSERT INTO seat (session, seat, actor, person) VALUES (?, ?, ?, ?)", key, ++number,
            seat.actor, remember_person(connection, seat.player));
    number = 0;
    for (const EntryRow& entry : session.entries)
        insert_entry(connection, key, ++number, entry);
    number = 0;
    for (const ComponentRow& component : session.components)
        insert_component(connection, key, number++, component);
    return key;
}

void insert_entry(
    Connection& connection, std::int64_t session, std::int64_t number, const EntryRow& entry)
{
    insert_row(connection,
        "INSERT INTO entry (session, seq, at, line, verdict, rules, ruling)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        session, number, entry.at, entry.line, entry.verdict, entry.rules, entry.ruling);
}

void insert_component(Connection& connection, std::int64_t session, std::int64_t number,
    const ComponentRow& component)
{
    insert_row(connection,
        "INSERT INTO session_component (session, number, since, definition) VALUES (?, ?, ?, ?)",
        session, number, component.since, component.definition);
}

} // namespace consigliere::db
