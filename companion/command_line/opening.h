#pragma once

#include "db/database.h"

#include <filesystem>

/// How commands open databases. What there is to be known of a file, which may be that its last
/// entries are lost, is said on the side by whoever opens it here.
namespace consigliere::command_line {

using DatabaseOrError = ledger::ErrorOr<db::Database, db::DatabaseError>;

[[nodiscard]] DatabaseOrError open_database(
    const std::filesystem::path& path, db::IfMissing when_missing = db::IfMissing::refuse);
/// Not a byte of the file changes.
[[nodiscard]] DatabaseOrError read_database(const std::filesystem::path& path);

} // namespace consigliere::command_line
