#pragma once

#include "db/database_error.h"
#include "db/difference.h"
#include "db/record_file.h"
#include "db/results.h"
#include "db/session_components.h"
#include "db/session_rows.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

// Converts between session rows and records. An evening is restored by replaying its record.
namespace consigliere::db {

/// The session as a record. `file`: the database, named in errors.
[[nodiscard]] ErrorOr<Record, DatabaseError> record_of(
    const SessionRows& session, Components components, const std::string& file);

/// The replayed evening, with its original verdicts.
[[nodiscard]] ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> evening_of(
    const SessionRows& session, const std::string& file);

/// Rows of an evening that was judged from `record` with the definitions `known`. Uses the record's
/// id, or a new one.
[[nodiscard]] SessionRows rows_of(
    const Record& record, const ledger::Evening& evening, const std::vector<Tree>& known);
/// Precondition: `word` is a verdict of the table `entry`, whose CHECK allows no others.
[[nodiscard]] ledger::Verdict verdict_from(std::string_view word);
[[nodiscard]] EntryRow row_of(const ledger::Entry& entry, const ledger::Evening& evening);

/// Players from the record's head and the evening.
[[nodiscard]] std::vector<SeatRow> seats_of(const Tree& head, const ledger::Evening& evening);

/// True if it was judged by an older rules version.
[[nodiscard]] bool has_older_rules(const SessionRows& session);

/// Compares the stored result with the recomputed one; nullopt if they are equal.
[[nodiscard]] std::optional<Difference> difference_of(
    const SessionRows& session, const StoredResults& stored, const std::vector<ResultRow>& found);

/// Compares stored verdicts, seats and edits with today's.
[[nodiscard]] std::vector<Difference> differences(
    const SessionRows& session, const ledger::Evening& evening);

/// Like differences, with the stored result.
[[nodiscard]] std::vector<Difference> all_differences(
    Connection& connection, const SessionRows& session, const ledger::Evening& evening);

} // namespace consigliere::db
