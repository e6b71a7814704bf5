#pragma once

#include "db/connection.h"

namespace consigliere::db {

/// Migrates from version 1 to 2: hash chains, ids for people, and append-only edits.
void make_second_version(Connection& connection);

} // namespace consigliere::db
