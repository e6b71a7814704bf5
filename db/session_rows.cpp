#include "db/session_rows.h"

#include "db/evening_set.h"
#include "db/hash_chain_rows.h"
#include "db/people_rows.h"
#include "db/rows.h"

namespace consigliere::db {

SessionReader::SessionReader(Connection& connection)
    : m_session(connection.sqlite,
        "SELECT id, uuid, branch_of, game, head, rules_version, created FROM session"
        " WHERE uuid = ?")
    , m_seats(connection.sqlite,
          "SELECT actor, name, uuid, coalesce(renamed, 0) > 0"
          " FROM seat LEFT JOIN person ON person.id = seat.person WHERE session = ? ORDER BY seat")
    , m_entries(connection.sqlite,
          "SELECT at, line, verdict, rules, ruling, seq, hash FROM entry WHERE session = ?"
          " ORDER BY seq")
    , m_components(connection.sqlite,
          "SELECT since, definition, number, hash FROM session_component WHERE session = ?"
          " ORDER BY number")
    , m_edits(connection.sqlite,
          "SELECT uuid, replaces, details FROM session_edit WHERE session = ? ORDER BY uuid")
    , m_end(connection.sqlite,
          "SELECT beginning, seats, components, last_component, entries, last_entry"
          " FROM session_end WHERE session = ?")
{
}

std::optional<SessionRows> SessionReader::read(const SessionId& id)
{
    std::vector<SessionRows> found =
        rows_for<SessionRows, std::int64_t, std::string, std::optional<std::string>, std::string,
            std::string, std::int64_t, std::string>(m_session, id);
    if (found.empty())
        return std::nullopt;
    SessionRows& session = found.front();
    session.seats =
        rows_for<SeatRow, std::string, std::string, std::string, bool>(m_seats, session.key);
    session.entries = rows_for<EntryRow, std::string, std::string, std::string, std::string,
        std::optional<std::string>, std::int64_t, Hash>(m_entries, session.key);
    session.components = rows_for<ComponentRow, std::int64_t, std::string, std::int64_t, Hash>(
        m_components, session.key);
    session.edits = rows_for<EditRow, std::string, std::string, std::string>(m_edits, session.key);
    const auto ends =
        rows_for<EndRow, Hash, Hash, std::int64_t, Hash, std::int64_t, Hash>(m_end, session.key);
    if (!ends.empty())
        session.end = ends.front();
    return std::move(session);
}

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
    return SessionReader(connection).read(id);
}

SessionRows stored_session(Connection& connection, const SessionId& id)
{
    std::optional<SessionRows> session = read_session(connection, id);
    if (!session)
        throw DatabaseError{DatabaseError::Kind::no_session, connection.path.string(), id, {}};
    return std::move(*session);
}

std::map<std::int64_t, std::vector<EditRow>> read_all_edits(Connection& connection)
{
    SQLite::Statement rows =
        query(connection, "SELECT session, uuid, replaces, details FROM session_edit");
    std::map<std::int64_t, std::vector<EditRow>> edits;
    while (rows.executeStep())
        edits[rows.getColumn(0).getInt64()].push_back({rows.getColumn(1).getString(),
            rows.getColumn(2).getString(), rows.getColumn(3).getString()});
    return edits;
}

std::vector<SessionId> sessions_with_changed_edits(Connection& connection)
{
    std::vector<SessionId> sessions;
    for (const auto& [key, edits] : read_all_edits(connection)) {
        if (!has_changed_edit(edits))
            continue;
        SQLite::Statement row = query(connection, "SELECT uuid FROM session WHERE id = ?", key);
        sessions.push_back(row.executeStep() ? row.getColumn(0).getString() : SessionId());
    }
    return sessions;
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
    // The statement may be left over from a failed insert.
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
