#pragma once

#include "db/connection.h"

namespace consigliere::db {

/// Migrates from version 3 to 4: hashes of names and of the set of evenings; WAL marks.
void make_fourth_version(Connection& connection);

} // namespace consigliere::db
