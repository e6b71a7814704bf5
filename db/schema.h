#pragma once

#include "db/connection.h"

/// The tables, and how an older file gets those of today.
namespace consigliere::db {

/// What SQLite's header field `application_id` says in our files: "Cnsg".
inline constexpr int application_id = 0x436e7367;

/// The version of the tables that this program works with (`user_version`).
[[nodiscard]] int schema_version();

/// Brings the tables from one version up to another; 0 is an empty file. To be called inside a
/// transaction, and with foreign keys off: tables that others refer to are made anew.
void migrate(Connection& connection, int from_version, int to_version = schema_version());

} // namespace consigliere::db
