#include "db/removal.h"

#include "db/connection.h"
#include "db/evening_set.h"
#include "db/rows.h"

#include <string>
#include <utility>
#include <vector>

namespace consigliere::db {

namespace {

/// Drops the triggers that refuse DELETE. Precondition: inside a transaction, whose rollback
/// restores them; `put_back` recreates them unchanged.
class DeletionAllowed {
public:
    explicit DeletionAllowed(Connection& connection)
        : m_connection(connection)
    {
        m_triggers = rows_of<Trigger, std::string, std::string>(query(connection,
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
            " AND sql LIKE '%BEFORE DELETE ON%'"));
        for (const auto& [name, sql] : m_triggers)
            m_connection.sqlite.exec("DROP TRIGGER \"" + name + "\"");
    }

    void put_back()
    {
        for (const auto& [name, sql] : m_triggers)
            m_connection.sqlite.exec(sql);
    }

private:
    /// Name and SQL.
    using Trigger = std::pair<std::string, std::string>;

    Connection& m_connection;
    std::vector<Trigger> m_triggers;
};

/// Tables with a column `session` that refers to a session.
std::vector<std::string> tables_of_sessions(Connection& connection)
{
    return rows_of<std::string, std::string>(query(connection,
        "SELECT tables.name FROM sqlite_master AS tables"
        " JOIN pragma_table_info(tables.name) AS columns ON columns.name = 'session'"
        " WHERE tables.type = 'table' ORDER BY tables.name"));
}

void remove_rows(Connection& connection, std::int64_t key)
{
    leave_evening(connection, key);
    // Results refer to seats; check only at the commit.
    connection.sqlite.exec("PRAGMA defer_foreign_keys = ON");
    for (const std::string& table : tables_of_sessions(connection))
        execute(connection, ("DELETE FROM \"" + table + "\" WHERE session = ?").c_str(), key);
    change_row(connection, "DELETE FROM session WHERE id = ?", key);
    execute(connection,
        "DELETE FROM person WHERE NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id)"
        // A person may be referred to by corrected seats only.
        " AND NOT EXISTS (SELECT 1 FROM session_edit WHERE instr(details, person.uuid) > 0)");
}

} // namespace

Status<DatabaseError> remove_session(Database& database, const SessionId& id)
{
    return in_transaction(database, [&](Connection& connection) {
        SQLite::Statement row = query(connection, "SELECT id FROM session WHERE uuid = ?", id);
        if (!row.executeStep())
            throw DatabaseError{DatabaseError::Kind::no_session, connection.path.string(), id, {}};
        const std::int64_t key = row.getColumn(0).getInt64();
        row.reset();
        DeletionAllowed allowed(connection);
        remove_rows(connection, key);
        allowed.put_back();
    });
}

Status<DatabaseError> remove_if_empty(Database& database, const SessionId& id)
{
    const auto has_entries = catch_sqlite_errors(database, [&](Connection& connection) {
        SQLite::Statement row = query(connection,
            "SELECT 1 FROM entry JOIN session ON session.id = entry.session WHERE uuid = ?", id);
        return row.executeStep();
    });
    if (has_entries.is_error())
        return has_entries.error();
    if (has_entries.value())
        return {};
    return remove_session(database, id);
}

} // namespace consigliere::db
