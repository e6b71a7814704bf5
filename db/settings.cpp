#include "db/settings.h"

#include "db/connection.h"

namespace consigliere::db {

ledger::ErrorOr<std::optional<std::string>, DatabaseError> setting(
    Database& database, std::string_view key)
{
    Connection& connection = database.connection();
    return attempt(connection, [&]() -> std::optional<std::string> {
        SQLite::Statement row =
            query(connection, "SELECT value FROM setting WHERE key = ?", std::string(key));
        if (!row.executeStep())
            return std::nullopt;
        return row.getColumn(0).getString();
    });
}

ledger::Failure<DatabaseError> set_setting(
    Database& database, std::string_view key, std::string_view value)
{
    Connection& connection = database.connection();
    return attempt(connection, [&] {
        change_row(connection,
            "INSERT INTO setting (key, value) VALUES (?, ?)"
            " ON CONFLICT DO UPDATE SET value = excluded.value",
            std::string(key), std::string(value));
    });
}

ledger::ErrorOr<std::vector<std::pair<std::string, std::string>>, DatabaseError>
settings_beginning_with(Database& database, std::string_view beginning)
{
    Connection& connection = database.connection();
    return attempt(connection, [&] {
        SQLite::Statement rows = query(connection,
            "SELECT key, value FROM setting WHERE substr(key, 1, length(?1)) = ?1 ORDER BY key",
            std::string(beginning));
        std::vector<std::pair<std::string, std::string>> found;
        while (rows.executeStep())
            found.emplace_back(rows.getColumn(0).getString(), rows.getColumn(1).getString());
        return found;
    });
}

} // namespace consigliere::db
