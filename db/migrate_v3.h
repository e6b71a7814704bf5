#pragma once

#include "db/connection.h"

namespace consigliere::db {

/// From version 2 of the tables to version 3: photos of what is in the box.
void make_third_version(Connection& connection);

} // namespace consigliere::db
