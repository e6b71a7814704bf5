#pragma once

#include "db/database.h"
#include "db/files.h"
#include "db/hash_chain.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace consigliere::db {

/// How a copy goes about it.
enum class CopyMode : std::uint8_t {
    blocking,
    /// In small steps: another thread can use the database meanwhile, and waits for one step only.
    incremental,
};

/// A copy that was read back, and found to be what the database is.
struct Copied {
    /// The evenings that are damaged in it, as they are in the database; empty when all is whole.
    std::vector<CorruptEvening> broken;
};

/// Copies the whole database into one file that can be opened like any other, while it is in use.
/// The copy is read back and checked, by its hashes too, before it takes its place; an older file
/// of that name is replaced only then, and never when it is a database: an older backup may be the
/// only whole one. A copy that is not as good as the database is not kept; an evening that is
/// damaged in the database does not keep the others from being copied.
[[nodiscard]] ErrorOr<Copied, DatabaseError> back_up(Database& database,
    const std::filesystem::path& to, IfExists when_there, CopyMode pace = CopyMode::blocking);
/// The same while a database is only being opened.
[[nodiscard]] ErrorOr<Copied, DatabaseError> back_up(Connection& connection,
    const std::filesystem::path& to, IfExists when_there, CopyMode pace = CopyMode::blocking);

} // namespace consigliere::db
