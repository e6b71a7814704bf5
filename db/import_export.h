#pragma once

#include "db/database.h"
#include "db/import_result.h"
#include "db/record_file.h"
#include "db/session_id.h"

#include <string>
#include <vector>

// Imports and exports evenings as record files.
namespace consigliere::db {

struct Imported {
    ImportResult adopted;
    int entries = 0;
    /// Illegal or impossible entries. They are kept, so that the record can be exported unchanged.
    int refused = 0;
};

/// Judges a record and imports it under its own id or a new one.
/// `known`: component definitions from other sources, weakest first. With only the built-in
/// definitions, one file becomes the same evening in every database and agrees with `check`. `file`
/// stands for the record in errors.
[[nodiscard]] ErrorOr<Imported, DatabaseError> import_record(Database& database,
    const Record& record, const std::string& file, const std::vector<Tree>& known);

/// Exports a session with all entries and the components that it can have used. The record replays
/// to equal verdicts.
[[nodiscard]] ErrorOr<Record, DatabaseError> export_session(
    Database& database, const SessionId& id);

/// Exports the intact beginning of a corrupt evening. Without an id, so that it can be imported as
/// a new evening.
[[nodiscard]] ErrorOr<Record, DatabaseError> export_whole_part(
    Database& database, const SessionId& id);

/// Read-only evening of a session, with its original verdicts.
[[nodiscard]] ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> stored_evening(
    Database& database, const SessionId& id);

} // namespace consigliere::db
