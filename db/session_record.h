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

/// Between the rows of a session and a record: an evening is stored as its record, and comes back
/// by playing that record again.
namespace consigliere::db {

/// The session as a record. `file` is the database, for errors.
[[nodiscard]] ErrorOr<Record, DatabaseError> record_of(
    const SessionRows& session, Components components, const std::string& file);

/// The evening as it stands, every verdict as it was given.
[[nodiscard]] ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> evening_of(
    const SessionRows& session, const std::string& file);

/// The rows of an evening that was refereed from a record with these components known before; it
/// gets the record's id, or a new one.
[[nodiscard]] SessionRows rows_of(
    const Record& record, const ledger::Evening& evening, const std::vector<Tree>& known);
/// The verdict of a word of the table `entry`, which holds no others.
[[nodiscard]] ledger::Verdict verdict_from(std::string_view word);
/// The row of one entry of an evening.
[[nodiscard]] EntryRow row_of(const ledger::Entry& entry, const ledger::Evening& evening);

/// The players as the record's head and the evening have them.
[[nodiscard]] std::vector<SeatRow> seats_of(const Tree& head, const ledger::Evening& evening);

/// Whether an older referee than today's has judged it.
[[nodiscard]] bool has_older_rules(const SessionRows& session);

/// What is stored as the result of a session, and what its entries come to; nothing when both are
/// the same.
[[nodiscard]] std::optional<Difference> difference_of(
    const SessionRows& session, const StoredResults& stored, const std::vector<ResultRow>& found);

/// Where today's referee judges otherwise than the rows say, and what else the rows say otherwise.
[[nodiscard]] std::vector<Difference> differences(
    const SessionRows& session, const ledger::Evening& evening);

/// The same with the stored result: everything that is stored and comes out otherwise.
[[nodiscard]] std::vector<Difference> all_differences(
    Connection& connection, const SessionRows& session, const ledger::Evening& evening);

} // namespace consigliere::db
