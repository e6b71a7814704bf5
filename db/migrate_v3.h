#pragma once

#include "db/connection.h"

namespace consigliere::db {

/// Migrates from version 2 to 3: photos of components.
void make_third_version(Connection& connection);

} // namespace consigliere::db
