#pragma once

#include "db/database.h"
#include "db/files.h"
#include "db/hash_chain.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace consigliere::db {

/// How a copy uses the database.
enum class CopyMode : std::uint8_t {
    blocking,
    /// In small steps: another thread can use the database and waits for one step at most.
    incremental,
};

/// A copy that was read back and verified against the database.
struct Copied {
    /// Evenings that are corrupt in the copy and in the database alike; empty if all verify.
    std::vector<CorruptEvening> broken;
};

/// Copies the database, while it is in use, into one file that can be opened like any other.
/// The copy is read back and verified, with its hashes, before it gets its name. An existing file
/// is replaced only then, and a database never: an older backup may be the only intact one. A copy
/// that is worse than the database is discarded. A corrupt evening does not prevent the copy.
[[nodiscard]] ErrorOr<Copied, DatabaseError> back_up(Database& database,
    const std::filesystem::path& to, IfExists when_there, CopyMode pace = CopyMode::blocking);
/// Overload for a database that is still being opened.
[[nodiscard]] ErrorOr<Copied, DatabaseError> back_up(Connection& connection,
    const std::filesystem::path& to, IfExists when_there, CopyMode pace = CopyMode::blocking);

/// A copy in memory, for trying what is not to be written yet. Not verified: the original was when
/// it was opened.
[[nodiscard]] ErrorOr<Database, DatabaseError> copy_in_memory(
    Database& database, CopyMode pace = CopyMode::blocking);

} // namespace consigliere::db
