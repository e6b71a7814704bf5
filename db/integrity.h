#pragma once

#include "db/connection.h"

#include <string>
#include <vector>

namespace consigliere::db {

/// What SQLite finds wrong with the file and with the references between its tables, in its own
/// words; empty when all is well. A disk that does not answer is no damage: it throws, like every
/// other reading.
[[nodiscard]] std::vector<std::string> damage_of(Connection& connection);

/// The first thing that a quick look at one table finds; empty when all is well.
[[nodiscard]] std::string damage_of_table(Connection& connection, const std::string& table);

} // namespace consigliere::db
