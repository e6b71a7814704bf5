#pragma once

#include "db/connection.h"
#include "db/import_result.h"
#include "db/results.h"
#include "db/session_rows.h"

#include <string>
#include <vector>

namespace consigliere::db {

/// Imports a session from a record or another database. Precondition: inside a transaction.
[[nodiscard]] ErrorOr<ImportResult, DatabaseError> import_session(
    Connection& connection, SessionRows theirs, const std::vector<ResultRow>& their_results);
/// Like import_session, for a session that another program may have written: refuses texts that are
/// too long, and leaves out edits that do not verify. `file` stands for its source in errors.
[[nodiscard]] ErrorOr<ImportResult, DatabaseError> import_foreign_session(Connection& connection,
    SessionRows theirs, const std::vector<ResultRow>& their_results, const std::string& file);

} // namespace consigliere::db
