#pragma once

#include "db/database_error.h"

#include <filesystem>
#include <optional>
#include <string>

/// What else holds the evenings of a database, when the database itself is not there.
namespace consigliere::db {

/// Of all that lies there of a database, what was written last: backups, what a restored backup
/// has replaced, copies that were on their way into its place. Nothing when there is none: whoever
/// opens it is new here.
[[nodiscard]] std::optional<std::filesystem::path> newest_copy_of(
    const std::filesystem::path& database);

/// That a database is not there, and what lies there of it.
[[nodiscard]] DatabaseError missing(const std::filesystem::path& database);

/// What the names of files begin with that a restored backup has replaced.
[[nodiscard]] std::string beginning_of_replaced(const std::filesystem::path& database);
/// Where a backup is copied to before it takes the place of the database.
[[nodiscard]] std::filesystem::path name_of_restored(const std::filesystem::path& database);
/// Where what is whole is collected before it takes the place of the database.
[[nodiscard]] std::filesystem::path name_of_salvaged(const std::filesystem::path& database);

} // namespace consigliere::db
