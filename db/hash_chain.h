#pragma once

#include "db/database.h"
#include "db/hash_chain_fault.h"
#include "db/session_id.h"

#include <optional>
#include <vector>

// Verifies the hash chains of evenings, without replaying them.
namespace consigliere::db {

struct CorruptEvening {
    SessionId id;
    /// The first fault; nullopt if the rows cannot be read.
    std::optional<HashChainFault> fault;
    /// SQLite's message if the rows cannot be read.
    std::string detail;

    [[nodiscard]] friend bool operator==(const CorruptEvening&, const CorruptEvening&) = default;
};

/// The evenings that do not verify, in the order of the file. The id is empty if an evening is gone
/// except for its end row.
[[nodiscard]] ErrorOr<std::vector<CorruptEvening>, DatabaseError> broken_evenings(
    Database& database);
[[nodiscard]] ErrorOr<std::vector<CorruptEvening>, DatabaseError> broken_evenings(
    Connection& connection);

/// Verifies one evening; nullopt if it is intact.
[[nodiscard]] ErrorOr<std::optional<HashChainFault>, DatabaseError> fault_of(
    Database& database, const SessionId& id);

} // namespace consigliere::db
