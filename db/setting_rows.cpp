#include "db/setting_rows.h"

#include "db/rows.h"

namespace consigliere::db {

std::optional<std::string> setting_row(Connection& connection, const std::string& key)
{
    SQLite::Statement row = query(connection, "SELECT value FROM setting WHERE key = ?", key);
    if (!row.executeStep())
        return std::nullopt;
    return row.getColumn(0).getString();
}

void write_setting_row(Connection& connection, const std::string& key, const std::string& value)
{
    change_row(connection,
        "INSERT INTO setting (key, value) VALUES (?, ?)"
        " ON CONFLICT DO UPDATE SET value = excluded.value",
        key, value);
}

std::vector<std::pair<std::string, std::string>> setting_rows_beginning_with(
    Connection& connection, std::string_view beginning)
{
    return rows_of<std::pair<std::string, std::string>, std::string, std::string>(query(connection,
        "SELECT key, value FROM setting WHERE substr(key, 1, length(?1)) = ?1 ORDER BY key",
        std::string(beginning)));
}

} // namespace consigliere::db
