#pragma once

#include "db/database.h"
#include "db/session_id.h"

/// Taking a whole evening out of the database, which is the one way in which entries ever leave it.
namespace consigliere::db {

/// Removes an evening with everything that belongs to it, and the people who sat in no other. What
/// the table has told about its box stays learned. Either all of it happens or, when there is an
/// error, nothing. Merging with a database that still has the evening brings it back.
[[nodiscard]] Status<DatabaseError> remove_session(Database& database, const SessionId& id);

/// Removes an evening in which nothing was ever written down; any other stays.
[[nodiscard]] Status<DatabaseError> remove_if_empty(Database& database, const SessionId& id);

} // namespace consigliere::db
