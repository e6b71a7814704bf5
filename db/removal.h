#pragma once

#include "db/database.h"
#include "db/session_id.h"

// Removes whole evenings: the only way in which entries are ever deleted.
namespace consigliere::db {

/// Removes an evening with all its data, and people who sat in no other. What was learned stays.
/// All or nothing. Merging with a database that has the evening brings it back.
[[nodiscard]] Status<DatabaseError> remove_session(Database& database, const SessionId& id);

/// Removes an evening without entries; otherwise does nothing.
[[nodiscard]] Status<DatabaseError> remove_if_empty(Database& database, const SessionId& id);

} // namespace consigliere::db
