#pragma once

#include "db/database.h"

#include <filesystem>

// Opens databases for commands, and prints the opening notes (such as lost last entries) to
// standard error.
namespace consigliere::command_line {

using DatabaseOrError = ledger::ErrorOr<db::Database, db::DatabaseError>;

[[nodiscard]] DatabaseOrError open_database(
    const std::filesystem::path& path, db::IfMissing when_missing = db::IfMissing::refuse);
/// Opens read-only.
[[nodiscard]] DatabaseOrError read_database(const std::filesystem::path& path);

} // namespace consigliere::command_line
