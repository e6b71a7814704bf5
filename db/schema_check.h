#pragma once

#include "db/connection.h"

namespace consigliere::db {

/// Checks that a file has exactly the tables, indexes and triggers of its version. A foreign
/// trigger would run on every insert.
[[nodiscard]] Status<DatabaseError> check_schema(Connection& connection, int version);

/// Removes foreign views and triggers from a copy, so that reading returns the stored rows. A view
/// can replace a table and be infinite.
[[nodiscard]] Status<DatabaseError> drop_what_acts(Connection& connection, int version);

} // namespace consigliere::db
