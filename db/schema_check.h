#pragma once

#include "db/connection.h"

namespace consigliere::db {

/// Whether a file of some version has the tables, indexes and triggers that this program gives a
/// file of that version, and no others. A foreign trigger would be obeyed with every entry.
[[nodiscard]] Status<DatabaseError> check_schema(Connection& connection, int version);

/// Takes away from a copy what would act by itself and is none of ours: views, which stand in the
/// place of tables and may have no end, and triggers. What is read of it then is what lies in it.
[[nodiscard]] Status<DatabaseError> drop_what_acts(Connection& connection, int version);

} // namespace consigliere::db
