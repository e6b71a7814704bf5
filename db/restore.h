#pragma once

#include "db/backups.h"
#include "db/database.h"
#include "db/hash_chain.h"
#include "db/replace_database.h"
#include "db/session_list.h"

#include <filesystem>
#include <optional>
#include <vector>

// Restores a backup without losing the present database.
namespace consigliere::db {

struct BackupContents {
    /// An evening that does not verify.
    struct Broken {
        CorruptEvening evening;
        /// nullopt if unreadable.
        std::optional<SessionSummary> summary;
    };
    Backup backup;
    int evenings = 0;
    int entries = 0;
    std::vector<Broken> broken;
    /// Why it cannot be used; nullopt if it can.
    std::optional<DatabaseError> unusable;
};
/// Reads a backup or any other database, with its WAL, and verifies each evening.
[[nodiscard]] BackupContents look_into(const Backup& backup);
[[nodiscard]] std::vector<BackupContents> contents_of_backups(
    const std::filesystem::path& database);

enum class IfCorrupt : std::uint8_t { refuse, restore };

/// Replaces the database by a copy of a verified backup. Precondition: the database is not open.
/// The old files are kept under a new name, with their WAL; the backup stays.
[[nodiscard]] ErrorOr<DisplacedFiles, DatabaseError> restore(const std::filesystem::path& database,
    const std::filesystem::path& backup, IfCorrupt when_broken = IfCorrupt::refuse);

} // namespace consigliere::db
