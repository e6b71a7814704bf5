#pragma once

#include "db/connection.h"
#include "db/hash_chain.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Copies of a database that nobody writes any more, and whether they hold what it holds.
namespace consigliere::db {

/// Opens a copy to be read. It is one file and needs no lock, so nobody who wants it meanwhile is
/// told that somebody else has it. Throws where SQLite cannot open it.
[[nodiscard]] std::unique_ptr<Connection> open_finished_copy(const std::filesystem::path& file);

/// Whether a file is a database of ours, as long as it says: a quick look, in which nothing of what
/// it holds is read.
[[nodiscard]] bool looks_like_copy(const std::filesystem::path& file);

/// What is wrong with a database.
struct Faults {
    /// With the file, as SQLite finds it.
    std::vector<std::string> damage;
    /// With the evenings, looked for only when the file is whole; older versions have no hashes.
    std::vector<CorruptEvening> evenings;

    [[nodiscard]] bool are_none() const { return damage.empty() && evenings.empty(); }
};
[[nodiscard]] ErrorOr<Faults, DatabaseError> faults_of(Connection& connection);

/// Reads a copy again, as whoever will need it does, and gives the evenings that are damaged in it
/// and in the database alike. A copy with any other fault is none
/// (`DatabaseError::Kind::bad_copy`), and of a database whose file is damaged there is none.
/// Whatever is wrong with the copy is said of `name`. The database is only asked when the copy is
/// not whole.
[[nodiscard]] ErrorOr<std::vector<CorruptEvening>, DatabaseError> compare_copy(
    Connection& database, const std::filesystem::path& copy, const std::filesystem::path& name);

} // namespace consigliere::db
