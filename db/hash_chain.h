#pragma once

#include "db/database.h"
#include "db/hash_chain_fault.h"
#include "db/session_id.h"

#include <optional>
#include <vector>

/// Whether the evenings of a database are what was recorded, without refereeing anything.
namespace consigliere::db {

struct CorruptEvening {
    SessionId id;
    /// What does not verify; nothing when not even that can be read.
    std::optional<HashChainFault> fault;
    /// Why its rows cannot be read, in SQLite's words.
    std::string detail;

    [[nodiscard]] friend bool operator==(const CorruptEvening&, const CorruptEvening&) = default;
};

/// The evenings that do not verify, in the order of the file; empty when all is as it was
/// recorded. An evening that is gone, and of which only the end is left, has no id.
[[nodiscard]] ErrorOr<std::vector<CorruptEvening>, DatabaseError> broken_evenings(
    Database& database);
[[nodiscard]] ErrorOr<std::vector<CorruptEvening>, DatabaseError> broken_evenings(
    Connection& connection);

/// The same of one evening; nothing when it verifies.
[[nodiscard]] ErrorOr<std::optional<HashChainFault>, DatabaseError> fault_of(
    Database& database, const SessionId& id);

} // namespace consigliere::db
