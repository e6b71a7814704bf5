#pragma once

#include "db/connection.h"
#include "db/hash_chain.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

// Checks finished copies of a database: files that are no longer written.
namespace consigliere::db {

/// Why there is no copy under this name.
[[nodiscard]] DatabaseError not_copied(FileError why, const std::filesystem::path& to);

/// Opens a copy read-only and without a lock, which would refuse others. Throws
/// `SQLite::Exception`.
[[nodiscard]] std::unique_ptr<Connection> open_finished_copy(const std::filesystem::path& file);

/// True if the header identifies a database of this program. The contents are not read.
[[nodiscard]] bool looks_like_copy(const std::filesystem::path& file);

struct Faults {
    /// Damage of the file, as reported by SQLite.
    std::vector<std::string> damage;
    /// Corrupt evenings; checked only if the file is intact. Old versions have no hashes.
    std::vector<CorruptEvening> evenings;

    [[nodiscard]] bool are_none() const { return damage.empty() && evenings.empty(); }
};
[[nodiscard]] ErrorOr<Faults, DatabaseError> faults_of(Connection& connection);

/// Reads a copy back. Returns the evenings that are corrupt in it and in the database alike.
/// Any other fault is an error (`DatabaseError::Kind::bad_copy`), and so is a damaged database
/// file. Errors about the copy use `name`. The database is only read if the copy has faults.
[[nodiscard]] ErrorOr<std::vector<CorruptEvening>, DatabaseError> compare_copy(
    Connection& database, const std::filesystem::path& copy, const std::filesystem::path& name);

} // namespace consigliere::db
