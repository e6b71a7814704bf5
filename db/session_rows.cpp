#include "db/session_rows.h"

#include "db/chain_rows.h"
#include "db/evening_set.h"
#include "db/people_rows.h"
#include "db/rows.h"

namespace consigliere::db {

namespace {

std::vector<SeatRow> read_seats(Connection& connection, std::int64_t session)
{
    SQLite::Statement rows = query(connection,
        "SELECT actor, name, uuid, coalesce(renamed, 0) > 0"
        " FROM seat LEFT JOIN person ON person.id = seat.person WHERE session = ? ORDER BY seat",
        session);
    std::vector<SeatRow> seats;
    while (rows.executeStep())
        seats.push_back({rows.getColumn(0).getString(), rows.getColumn(1).getString(),
            rows.getColumn(2).getString(), rows.getColumn(3).getInt() != 0});
    return seats;
}

std::vector<EntryRow> read_entries(Connection& connection, std::int64_t session)
{
    return rows_of<EntryRow, std::string, std::string, std::string, std::string,
        std::optional<std::string>, std::int64_t, Hash>(query(connection,
        "SELECT at, line, verdict, rules, ruling, seq, hash FROM entry WHERE session = ?"
        " ORDER BY seq",
        session));
}

std::vector<ComponentRow> read_components(Connection& connection, std::int64_t session)
{
    return rows_of<ComponentRow, std::int64_t, std::string, std::int64_t, Hash>(query(connection,
        "SELECT since, definition, number, hash FROM session_component WHERE session = ?"
        " ORDER BY number",
        session));
}

std::vector<EditRow> read_edits(Connection& connection, std::int64_t session)
{
    return rows_of<EditRow, std::string, std::string, std::string>(query(connection,
        "SELECT uuid, replaces, details FROM session_edit WHERE session = ? ORDER BY uuid",
        session));
}

std::optional<EndRow> read_end(Connection& connection, std::int64_t session)
{
    SQLite::Statement row = query(connection,
        "SELECT beginning, seats, components, last_component, entries, last_entry"
        " FROM session_end WHERE session = ?",
        session);
    if (!row.executeStep())
        return std::nullopt;
    return EndRow{hash_in(row.getColumn(0)), hash_in(row.getColumn(1)), row.getColumn(2).getInt64(),
        hash_in(row.getColumn(3)), row.getColumn(4).getInt64(), hash_in(row.getColumn(5))};
}

} // namespace

std::vector<std::string> times_of(const SessionRows& session)
{
    std::vector<std::string> times;
    for (const EntryRow& entry : session.entries)
        times.push_back(entry.at);
    return times;
}

std::vector<SessionId> all_sessions(Connection& connection)
{
    return rows_of<SessionId, std::string>(
        query(connection, "SELECT uuid FROM session ORDER BY id"));
}

std::optional<SessionRows> read_session(Connection& connection, const SessionId& id)
{
    SQLite::Statement row = query(connection,
        "SELECT id, uuid, branch_of, game, head, rules_version, created FROM session"
        " WHERE uuid = ?",
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
    session.seats = read_seats(connection, session.key);
    session.entries = read_entries(connection, session.key);
    session.components = read_components(connection, session.key);
    session.edits = read_edits(connection, session.key);
    session.end = read_end(connection, session.key);
    return session;
}

DatabaseError lost_session(const Connection& connection, const SessionId& id)
{
    return {DatabaseError::Kind::damaged, connection.path.string(),
        "the evening " + id + " cannot be found by its id", {}};
}

std::int64_t lost_sessions(Connection& connection)
{
    return connection.sqlite
        .execAndGet("SELECT count(*) FROM session_end"
                    " WHERE NOT EXISTS (SELECT 1 FROM session WHERE id = session_end.session)")
        .getInt64();
}

void insert_session(Connection& connection, SessionRows& session)
{
    change_row(connection,
        "INSERT INTO session (uuid, branch_of, game, head, rules_version, created)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        session.id, session.branch_of, session.game, session.head, session.rules_version,
        session.created);
    session.key = connection.sqlite.getLastInsertRowid();
    enter_evening(connection, session.key);
    std::int64_t number = 0;
    for (SeatRow& seat : session.seats)
        change_row(connection,
            "INSERT INTO seat (session, seat, actor, person) VALUES (?, ?, ?, ?)", session.key,
            ++number, seat.actor, remember_person(connection, seat));
    EndRow& end = session.end.emplace();
    end.beginning = hash_of_beginning(session);
    end.seats = hash_of_seats(end.beginning, session);
    end.last_component = end.beginning;
    end.last_entry = end.beginning;
    insert_end(connection, session.key, end);
    for (const ComponentRow& component : session.components)
        insert_component(connection, session.key, end, component);
    for (const EntryRow& entry : session.entries)
        insert_entry(connection, session.key, end, entry);
    for (const EditRow& edit : session.edits)
        insert_edit(connection, session.key, edit);
}

void insert_entry(Connection& connection, std::int64_t session, EndRow& end, const EntryRow& entry)
{
    const std::int64_t number = end.entries + 1;
    const Hash hash = hash_of_entry(end.last_entry, number, entry);
    std::optional<SQLite::Statement>& insert = connection.insert_entry;
    if (!insert)
        insert.emplace(connection.sqlite,
            "INSERT INTO entry (session, seq, at, line, verdict, rules, ruling, hash)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    // Left over from an entry that could not be written.
    insert->tryReset();
    run_row(*insert, session, number, entry.at, entry.line, entry.verdict, entry.rules,
        entry.ruling, hash);
    insert->reset();
    end.entries = number;
    end.last_entry = hash;
}

void insert_component(
    Connection& connection, std::int64_t session, EndRow& end, const ComponentRow& component)
{
    const Hash hash = hash_of_component(end.last_component, end.components, component);
    change_row(connection,
        "INSERT INTO session_component (session, number, since, definition, hash)"
        " VALUES (?, ?, ?, ?, ?)",
        session, end.components, component.since, component.definition, hash);
    ++end.components;
    end.last_component = hash;
}

void insert_edit(Connection& connection, std::int64_t session, const EditRow& edit)
{
    change_row(connection,
        "INSERT INTO session_edit (session, uuid, replaces, details) VALUES (?, ?, ?, ?)", session,
        edit.uuid, edit.replaces, edit.details);
}

void insert_end(Connection& connection, std::int64_t session, const EndRow& end)
{
    change_row(connection,
        "INSERT INTO session_end (session, beginning, seats, components, last_component, entries,"
        " last_entry) VALUES (?, ?, ?, ?, ?, ?, ?)",
        session, end.beginning, end.seats, end.components, end.last_component, end.entries,
        end.last_entry);
}

} // namespace consigliere::db
