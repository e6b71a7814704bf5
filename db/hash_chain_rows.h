#pragma once

#include "db/hash_chain_fault.h"
#include "db/results.h"
#include "db/session_rows.h"

#include <optional>

// The hash chains of a session.
// Both start with the hash of its beginning: one covers the entries, the other the component
// updates. Their last hashes are stored in `EndRow`, so that a missing last entry is detected.
namespace consigliere::db {

[[nodiscard]] Hash hash_of_beginning(const SessionRows& session);
/// Covers the id and the seating, the only parts that may change (on merging).
[[nodiscard]] Hash hash_of_seats(const Hash& beginning, const SessionRows& session);
[[nodiscard]] Hash hash_of_component(
    const Hash& before, std::int64_t number, const ComponentRow& component);
[[nodiscard]] Hash hash_of_entry(const Hash& before, std::int64_t number, const EntryRow& entry);
/// Covers the result of one seat; depends on the last entry.
[[nodiscard]] Hash hash_of_result(
    const Hash& last_entry, std::int64_t seat, const ResultRow& result);

/// The first fault; nullopt if all rows verify.
[[nodiscard]] std::optional<HashChainFault> fault_in(const SessionRows& session);
/// Removes everything that does not verify, and all that follows.
void keep_whole_part(SessionRows& session, const HashChainFault& fault);
/// Reads a session and verifies it. Throws `DatabaseError` if it is not there or does not verify.
[[nodiscard]] SessionRows read_recorded(Connection& connection, const SessionId& id);
[[nodiscard]] DatabaseError not_as_recorded(
    const Connection& connection, const SessionRows& session, const HashChainFault& fault);

} // namespace consigliere::db
