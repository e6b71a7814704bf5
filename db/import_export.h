#pragma once

#include "db/database.h"
#include "db/import_result.h"
#include "db/record_file.h"
#include "db/session_id.h"

#include <string>
#include <vector>

/// Evenings in and out of the database, as record files.
namespace consigliere::db {

struct Imported {
    ImportResult adopted;
    int entries = 0;
    /// Entries that are illegal or impossible. They are kept: the record is given back as it came.
    int refused = 0;
};

/// Referees a record and takes it in, under the id that it says or a new one. `known` are
/// descriptions of components from elsewhere, weakest first; with what the books print and nothing
/// else, the same file becomes the same evening in every database, and `check` agrees with it.
/// `file` stands for the record in errors.
[[nodiscard]] ErrorOr<Imported, DatabaseError> import_record(Database& database,
    const Record& record, const std::string& file, const std::vector<Tree>& known);

/// A session as a record that judges to the same, entry by entry: with every entry, and with the
/// components that the evening can have met.
[[nodiscard]] ErrorOr<Record, DatabaseError> export_session(
    Database& database, const SessionId& id);

/// The same of an evening that is not what was recorded: what precedes the first thing that is
/// wrong. It has no id, so that it can be taken in and played on as an evening of its own.
[[nodiscard]] ErrorOr<Record, DatabaseError> export_whole_part(
    Database& database, const SessionId& id);

/// The evening of a session as it was judged, only to look at.
[[nodiscard]] ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> stored_evening(
    Database& database, const SessionId& id);

} // namespace consigliere::db
