#pragma once

#include "db/connection.h"
#include "db/import_result.h"
#include "db/results.h"
#include "db/session_rows.h"

#include <vector>

namespace consigliere::db {

/// Imports a session from a record or another database. Precondition: inside a transaction.
[[nodiscard]] ErrorOr<ImportResult, DatabaseError> import_session(
    Connection& connection, SessionRows theirs, const std::vector<ResultRow>& their_results);

} // namespace consigliere::db
