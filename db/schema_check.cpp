#include "db/schema_check.h"

#include "db/rows.h"
#include "db/schema.h"

#include <sqlite3.h>

#include <map>
#include <string>
#include <vector>

namespace consigliere::db {

namespace {

/// SQL by type and name, "trigger entry_keeps".
using Schema = std::map<std::string, std::string>;

Schema schema_of(Connection& connection)
{
    // Names with "sqlite_" are reserved for SQLite.
    return map_of<std::string, std::string>(query(connection,
        "SELECT type || ' ' || name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%'"
        " ESCAPE '\\'"));
}

/// Built by running the migrations, like every existing file.
Schema known_schema(int version)
{
    Connection empty(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    migrate(empty, 0, version);
    return schema_of(empty);
}

} // namespace

Status<DatabaseError> check_schema(Connection& connection, int version)
{
    const Schema found = schema_of(connection);
    const Schema known = known_schema(version);
    for (const auto& [name, sql] : found) {
        const auto ours = known.find(name);
        if (ours == known.end())
            return DatabaseError{
                DatabaseError::Kind::foreign_schema, connection.path.string(), name, {}};
        if (ours->second != sql)
            return DatabaseError{
                DatabaseError::Kind::changed_schema, connection.path.string(), name, {}};
    }
    for (const auto& [name, sql] : known) {
        if (!found.contains(name))
            return DatabaseError{
                DatabaseError::Kind::changed_schema, connection.path.string(), name, {}};
    }
    return {};
}

Status<DatabaseError> drop_what_acts(Connection& connection, int version)
{
    const Schema known = known_schema(version);
    std::vector<std::string> drops;
    SQLite::Statement rows = query(connection,
        "SELECT type || ' ' || name, sql, type, printf('DROP %s \"%w\"', upper(type), name),"
        " rootpage FROM sqlite_schema WHERE type IN ('table', 'view', 'trigger')");
    while (rows.executeStep()) {
        const std::string name = rows.getColumn(0).getString();
        const bool is_table = rows.getColumn(2).getString() == "table";
        // A table without a root page is a virtual table.
        if (is_table && rows.getColumn(4).getInt64() == 0)
            return DatabaseError{
                DatabaseError::Kind::foreign_schema, connection.path.string(), name, {}};
        const auto ours = known.find(name);
        if (!is_table && (ours == known.end() || ours->second != rows.getColumn(1).getString()))
            drops.push_back(rows.getColumn(3).getString());
    }
    rows.reset();
    for (const std::string& drop : drops)
        connection.sqlite.exec(drop);
    return {};
}

} // namespace consigliere::db
