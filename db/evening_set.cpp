#include "db/evening_set.h"

#include "db/session_rows.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace consigliere::db {

namespace {

/// Toggles an id in the hash: XOR is its own inverse.
void turn(EveningSet& set, std::string_view id)
{
    const Hash hash = Digest("evening of the file").add(id).hash();
    std::ranges::transform(set.hash, hash, set.hash.begin(), std::bit_xor<>());
}

std::string id_of(Connection& connection, std::int64_t session)
{
    SQLite::Statement row = query(connection, "SELECT uuid FROM session WHERE id = ?", session);
    if (!row.executeStep())
        throw SQLite::Exception("a session was not stored, which only a foreign trigger can do");
    return row.getColumn(0).getString();
}

/// True if the statement has changed a row.
bool changes_known(Connection& connection, const char* sql, const std::string& id)
{
    return query(connection, sql, id).exec() > 0;
}

void change(Connection& connection, const std::string& id, int by)
{
    EveningSet set = recorded_evenings(connection);
    turn(set, id);
    set.sessions += by;
    record_evenings(connection, set);
}

} // namespace

EveningSet evenings_there(Connection& connection)
{
    EveningSet set;
    // NOT INDEXED: a damaged index may lack rows.
    SQLite::Statement rows = query(connection, "SELECT uuid FROM session NOT INDEXED");
    while (rows.executeStep()) {
        turn(set, rows.getColumn(0).getString());
        ++set.sessions;
    }
    return set;
}

EveningSet recorded_evenings(Connection& connection)
{
    SQLite::Statement row = query(connection, "SELECT sessions, hash FROM evening_set");
    if (!row.executeStep())
        return {};
    return {row.getColumn(0).getInt64(), hash_in(row.getColumn(1))};
}

void record_evenings(Connection& connection, const EveningSet& evenings)
{
    change_row(connection,
        "INSERT OR REPLACE INTO evening_set (id, sessions, hash) VALUES (1, ?, ?)",
        evenings.sessions, evenings.hash);
}

void record_evenings_there(Connection& connection)
{
    execute(connection, "DELETE FROM evening_known");
    execute(connection, "INSERT INTO evening_known SELECT uuid FROM session NOT INDEXED");
    record_evenings(connection, evenings_there(connection));
}

std::int64_t missing_evenings(Connection& connection)
{
    const std::int64_t lost = lost_sessions(connection);
    const bool has_set =
        query(connection, "SELECT 1 FROM sqlite_schema WHERE name = 'evening_set'").executeStep();
    if (!has_set)
        return lost;
    return std::max(
        lost, recorded_evenings(connection).sessions - evenings_there(connection).sessions);
}

void enter_evening(Connection& connection, std::int64_t session)
{
    const std::string id = id_of(connection, session);
    if (changes_known(connection, "INSERT OR IGNORE INTO evening_known (uuid) VALUES (?)", id))
        change(connection, id, 1);
}

void leave_evening(Connection& connection, std::int64_t session)
{
    const std::string id = id_of(connection, session);
    // A recorded evening may be missing from the table of ids.
    if (changes_known(connection, "DELETE FROM evening_known WHERE uuid = ?", id)
        || recorded_evenings(connection) == evenings_there(connection))
        change(connection, id, -1);
}

ReturningEvenings::ReturningEvenings(Connection& connection)
    : m_connection(connection)
    , m_recorded(recorded_evenings(connection))
{
}

void ReturningEvenings::reconcile()
{
    const EveningSet there = evenings_there(m_connection);
    if (there == m_recorded)
        record_evenings(m_connection, there);
}

} // namespace consigliere::db
