#pragma once

#include "db/connection.h"

#include <string>
#include <vector>

namespace consigliere::db {

/// Runs SQLite's integrity and foreign key checks. Returns its messages; empty if there is no
/// damage. Read errors of the disk are not damage: they throw.
[[nodiscard]] std::vector<std::string> damage_of(Connection& connection);

/// First message of a quick check of one table; empty if there is none.
[[nodiscard]] std::string damage_of_table(Connection& connection, const std::string& table);

} // namespace consigliere::db
