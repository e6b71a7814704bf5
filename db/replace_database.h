#pragma once

#include "db/database_error.h"

#include <filesystem>
#include <vector>

// Replaces a database by another file.
// Only renames: on power loss, one of the two has the name of the database, or the state is
// reported at the next start. A WAL is never left beside a file that it does not belong to but
// would be applied to.
namespace consigliere::db {

/// New paths of the replaced files; empty if there were none.
using DisplacedFiles = std::vector<std::filesystem::path>;

/// Renames a copy (without a WAL) to `database`. Precondition: the database is not open. The old
/// files are kept under a new name, with their WAL. On error all names are restored and the copy is
/// removed.
[[nodiscard]] ErrorOr<DisplacedFiles, DatabaseError> replace_database(
    const std::filesystem::path& copy, const std::filesystem::path& database);

/// Renames only the WAL or journal, if it belongs to another file.
[[nodiscard]] ErrorOr<DisplacedFiles, DatabaseError> move_log_aside(
    const std::filesystem::path& database);

} // namespace consigliere::db
