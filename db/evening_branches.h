#pragma once

#include "db/connection.h"
#include "db/session_rows.h"

#include <optional>
#include <set>
#include <vector>

// Branches: continuations of one evening that diverged on several machines.
// Reconciling is commutative and associative: ids and shared contents depend only on the set of
// branches.
namespace consigliere::db {

struct EveningBranches {
    /// Id with which the evening started. The ids of further branches are derived from it.
    SessionId root;
    std::vector<SessionRows> branches;
};

/// All branches, in this database, of the evening of a session.
[[nodiscard]] EveningBranches read_family(
    Connection& connection, const SessionId& id, const std::optional<SessionId>& branch_of);

/// Number of equal entries at the beginning of both. Only lines are compared: two machines may have
/// imported one file at different times.
[[nodiscard]] std::size_t common_entries(const SessionRows& left, const SessionRows& right);

struct ReconcileResult {
    /// Number of new component updates and edits.
    int added = 0;
    /// Branches with new component updates; their results may change.
    std::set<const SessionRows*> told;
};

/// Gives every branch its id, and shares what any branch or `other` has: component updates before
/// common entries, edits, and person ids of seats.
ReconcileResult reconcile(
    Connection& connection, EveningBranches& family, const SessionRows* other);

/// Recomputes and stores the results of a branch.
void count_results(Connection& connection, const SessionRows& course);

/// Adds an edit to every branch of the evening that does not have it.
void edit_evening(Connection& connection, const SessionRows& session, const EditRow& edit);

} // namespace consigliere::db
