#pragma once

#include "db/database_error.h"

#include <filesystem>
#include <vector>

/// Another file in the place of a database. Only names change, and at every moment a cut of the
/// power leaves one of the two under the name of the database, or something that is told of: no log
/// ever lies beside a file to which it does not belong and which would obey it.
namespace consigliere::db {

/// The names under which what was replaced lies now; empty when there was nothing.
using DisplacedFiles = std::vector<std::filesystem::path>;

/// Puts a copy, which needs no log, in the place of a database that nobody has open. What lies
/// there keeps its content under a new name, with its log. Where this fails everything keeps its
/// name, and the copy is removed.
[[nodiscard]] ErrorOr<DisplacedFiles, DatabaseError> replace_database(
    const std::filesystem::path& copy, const std::filesystem::path& database);

/// Gives only the log beside a database another name: for one that does not belong to it.
[[nodiscard]] ErrorOr<DisplacedFiles, DatabaseError> move_log_aside(
    const std::filesystem::path& database);

} // namespace consigliere::db
