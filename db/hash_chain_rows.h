#pragma once

#include "db/hash_chain_fault.h"
#include "db/results.h"
#include "db/session_rows.h"

#include <optional>

/// The hashes of a session. Two chains begin with the hash of its beginning: one runs over the
/// entries, the other over what was told about components. What they end with stands in a row of
/// its own (`EndRow`), so that a missing last entry is noticed too.
namespace consigliere::db {

[[nodiscard]] Hash hash_of_beginning(const SessionRows& session);
/// Who sits where under which id; unlike all else this may change, when files are merged.
[[nodiscard]] Hash hash_of_seats(const Hash& beginning, const SessionRows& session);
[[nodiscard]] Hash hash_of_component(
    const Hash& before, std::int64_t number, const ComponentRow& component);
[[nodiscard]] Hash hash_of_entry(const Hash& before, std::int64_t number, const EntryRow& entry);
/// The result of one seat follows from the last entry.
[[nodiscard]] Hash hash_of_result(
    const Hash& last_entry, std::int64_t seat, const ResultRow& result);

/// The first thing in the rows that was not recorded so; nothing when they verify.
[[nodiscard]] std::optional<HashChainFault> fault_in(const SessionRows& session);
/// Takes away whatever is not what was recorded, and all that follows it.
void keep_whole_part(SessionRows& session, const HashChainFault& fault);
/// A session that is there and verifies, or why it is not to be believed.
[[nodiscard]] ErrorOr<SessionRows, DatabaseError> read_recorded(
    Connection& connection, const SessionId& id);
/// A fault as an error.
[[nodiscard]] DatabaseError not_as_recorded(
    const Connection& connection, const SessionRows& session, const HashChainFault& fault);

} // namespace consigliere::db
