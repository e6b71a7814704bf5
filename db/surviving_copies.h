#pragma once

#include "db/database_error.h"

#include <filesystem>
#include <optional>
#include <string>

// Finds copies of a database that is missing.
namespace consigliere::db {

/// The most recent copy: a backup, a file replaced by a restore, or an unfinished replacement.
/// nullopt if there is none, as for a new user.
[[nodiscard]] std::optional<std::filesystem::path> newest_copy_of(
    const std::filesystem::path& database);

/// The error for a missing database, with its newest copy.
[[nodiscard]] DatabaseError missing(const std::filesystem::path& database);

/// Common prefix of the names of files replaced by a restore.
[[nodiscard]] std::string beginning_of_replaced(const std::filesystem::path& database);
/// Temporary name of a backup that is being restored.
[[nodiscard]] std::filesystem::path name_of_restored(const std::filesystem::path& database);
/// Temporary name of a database that is being salvaged.
[[nodiscard]] std::filesystem::path name_of_salvaged(const std::filesystem::path& database);

} // namespace consigliere::db
