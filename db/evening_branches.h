#pragma once

#include "db/connection.h"
#include "db/session_rows.h"

#include <optional>
#include <set>
#include <vector>

/// The courses of one evening that went on differently on several machines. Whatever the order in
/// which they came together, they end up with the same ids, and with the same knowledge of what
/// they have in common: all of it follows from the courses alone.
namespace consigliere::db {

struct EveningBranches {
    /// The id that the evening began with; another course has one that is made from it.
    SessionId root;
    std::vector<SessionRows> branches;
};

/// What this database has of the evening that a session belongs to.
[[nodiscard]] EveningBranches read_family(
    Connection& connection, const SessionId& id, const std::optional<SessionId>& branch_of);

/// So many entries at the beginning of two courses are the same. Only lines count: the same file
/// may have been imported on two machines, at different times.
[[nodiscard]] std::size_t common_entries(const SessionRows& left, const SessionRows& right);

/// What has become of courses that were settled.
struct ReconcileResult {
    /// How many components and edits are new.
    int added = 0;
    /// The courses that were told something new of components: their entries may come to another
    /// result now.
    std::set<const SessionRows*> told;
};

/// Gives every course its id, and what any of them or `other` was told and said: of components,
/// before entries that both have; of date, place and notes; and who sat where.
ReconcileResult reconcile(
    Connection& connection, EveningBranches& family, const SessionRows* other);

/// Stores what the entries of a course come to by what it was told.
void count_results(Connection& connection, const SessionRows& course);

/// Says something of an evening: all its courses are one evening, so each gets the edit that has it
/// not yet.
void edit_evening(Connection& connection, const SessionRows& session, const EditRow& edit);

} // namespace consigliere::db
