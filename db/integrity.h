#pragma once

#include "db/connection.h"

#include <string>
#include <vector>

namespace consigliere::db {

/// What SQLite finds wrong with the file and with the references between its tables, in its own
/// words; empty when all is well.
[[nodiscard]] std::vector<std::string> damage_of(Connection& connection);

} // namespace consigliere::db
