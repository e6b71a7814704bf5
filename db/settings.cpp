#include "db/settings.h"

#include "db/connection.h"
#include "db/setting_rows.h"

namespace consigliere::db {

ErrorOr<std::optional<std::string>, DatabaseError> setting(Database& database, std::string_view key)
{
    return catch_sqlite_errors(database,
        [&](Connection& connection) { return setting_row(connection, std::string(key)); });
}

Status<DatabaseError> set_setting(Database& database, std::string_view key, std::string_view value)
{
    Connection& connection = database.connection();
    return with_file_check(
        connection, [&] { write_setting_row(connection, std::string(key), std::string(value)); });
}

ErrorOr<std::vector<std::pair<std::string, std::string>>, DatabaseError> settings_beginning_with(
    Database& database, std::string_view beginning)
{
    return catch_sqlite_errors(database,
        [&](Connection& connection) { return setting_rows_beginning_with(connection, beginning); });
}

} // namespace consigliere::db
