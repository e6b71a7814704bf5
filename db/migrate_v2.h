#pragma once

#include "db/connection.h"

namespace consigliere::db {

/// From version 1 of the tables to version 2: whatever is recorded gets its hash, people get an id
/// of their own, and what is said about an evening becomes edits that are only ever added.
void make_second_version(Connection& connection);

} // namespace consigliere::db
