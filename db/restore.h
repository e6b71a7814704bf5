#pragma once

#include "db/backups.h"
#include "db/database.h"
#include "db/hash_chain.h"
#include "db/replace_database.h"
#include "db/session_list.h"

#include <filesystem>
#include <optional>
#include <vector>

/// Putting a backup in the place of the database, without losing anything by it.
namespace consigliere::db {

/// What a backup holds.
struct BackupContents {
    /// An evening that is not what was recorded.
    struct Broken {
        CorruptEvening evening;
        /// What can be said of it; nothing when not even that can be read.
        std::optional<SessionSummary> summary;
    };
    Backup backup;
    int evenings = 0;
    int entries = 0;
    std::vector<Broken> broken;
    /// Why it cannot be used.
    std::optional<DatabaseError> unusable;
};
/// Looks into a backup, or into any other database, as whoever restores it does: it is read with
/// its log, and each evening is compared with its hashes.
[[nodiscard]] BackupContents look_into(const Backup& backup);
[[nodiscard]] std::vector<BackupContents> contents_of_backups(
    const std::filesystem::path& database);

/// What to do about a backup in which not every evening is what was recorded.
enum class IfCorrupt : std::uint8_t { refuse, restore };

/// Puts a copy of a backup in the place of a database that nobody has open. What lies there keeps
/// its content under a new name, with its log. The backup is checked first, and stays where it is.
[[nodiscard]] ErrorOr<DisplacedFiles, DatabaseError> restore(const std::filesystem::path& database,
    const std::filesystem::path& backup, IfCorrupt when_broken = IfCorrupt::refuse);

} // namespace consigliere::db
