#pragma once

#include "db/backup.h"
#include "db/database.h"

#include <filesystem>
#include <string>

// Snapshots: what another tablet of the same group gets. A database of everything that is over.
namespace consigliere::db {

/// What leaves with a snapshot: evenings that are over, people, components, photos, house rules.
/// What stays: unfinished evenings with all that only one player may know, settings, and what
/// SQLite keeps of deleted rows.
struct SnapshotContents {
    int evenings = 0;
    int left_out = 0; ///< Unfinished evenings, and those whose result does not verify.
};

/// Name of the tablet that wrote a snapshot; empty for other databases.
[[nodiscard]] std::string tablet_of(Database& snapshot);

/// Writes a snapshot under a temporary name, reads it back, synchronizes and renames it. A snapshot
/// that is there is replaced, unless it is the same; any other database is not.
[[nodiscard]] ErrorOr<SnapshotContents, DatabaseError> write_snapshot(Database& database,
    const std::string& tablet, const std::filesystem::path& to, CopyMode pace = CopyMode::blocking);

/// A snapshot as bytes, to be sent.
struct SnapshotBytes {
    std::string bytes;
    SnapshotContents contents;
};
[[nodiscard]] ErrorOr<SnapshotBytes, DatabaseError> snapshot_bytes(
    Database& database, const std::string& tablet, CopyMode pace = CopyMode::blocking);
/// Reads what another tablet has sent. `name` stands for its file in errors.
[[nodiscard]] ErrorOr<Database, DatabaseError> read_snapshot(
    const std::string& bytes, const std::string& name);

} // namespace consigliere::db
