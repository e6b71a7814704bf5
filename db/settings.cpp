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

} // namespace consigliere::db
