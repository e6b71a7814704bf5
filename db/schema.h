#pragma once

#include "db/connection.h"

// The SQL schema and its migrations.
namespace consigliere::db {

/// SQLite header field `application_id` of our files: "Cnsg".
inline constexpr int application_id = 0x436e7367;

/// Current schema version (`user_version`).
[[nodiscard]] int schema_version();

/// Migrates the schema; version 0 is an empty file. Precondition: inside a transaction, foreign
/// keys off (referenced tables are recreated).
void migrate(Connection& connection, int from_version, int to_version = schema_version());

} // namespace consigliere::db
