#pragma once

#include "db/connection.h"

namespace consigliere::db {

/// Names of people and the set of evenings come under hashes, and a log is bound to its file.
void make_fourth_version(Connection& connection);

} // namespace consigliere::db
