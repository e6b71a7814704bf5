#pragma once

#include "db/backups.h"
#include "db/database.h"

#include <filesystem>
#include <optional>
#include <vector>

/// Putting a backup in the place of the database, without losing anything by it.
namespace consigliere::db {

/// What a backup holds.
struct BackupContents {
    Backup backup;
    int evenings = 0;
    int entries = 0;
    /// Why it cannot be used.
    std::optional<DatabaseError> unusable;
};
[[nodiscard]] std::vector<BackupContents> contents_of_backups(
    const std::filesystem::path& database);

/// The names under which what was replaced lies now; empty when there was nothing.
using Replaced = std::vector<std::filesystem::path>;

/// Puts a copy of a backup in the place of a database that nobody has open. What lies there keeps
/// its content under a new name, with its log: the two belong together, and no log ever meets a
/// file that it does not belong to. The backup is checked first, and stays where it is.
[[nodiscard]] ledger::ErrorOr<Replaced, DatabaseError> restore(
    const std::filesystem::path& database, const std::filesystem::path& backup);

/// Gives a database and what lies beside it another name, beside the old one.
[[nodiscard]] ledger::ErrorOr<Replaced, DatabaseError> move_aside(
    const std::filesystem::path& database);
/// Gives only the log beside a database another name: for one that does not belong to it.
[[nodiscard]] ledger::ErrorOr<Replaced, DatabaseError> move_log_aside(
    const std::filesystem::path& database);

} // namespace consigliere::db
