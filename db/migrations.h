#pragma once

#include "db/connection.h"

// Each migrates from the version before.
namespace consigliere::db {

/// Hash chains, ids for people, and append-only edits.
void make_second_version(Connection& connection);
/// Photos of components.
void make_third_version(Connection& connection);
/// Hashes of names and of the set of evenings; WAL marks.
void make_fourth_version(Connection& connection);

} // namespace consigliere::db
