#pragma once

#include "db/database.h"
#include "db/difference.h"
#include "db/session_id.h"
#include "engine/ledger/evening.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::db {

/// An evening as it was judged, only to look at, and when its entries were made.
struct Played {
    std::unique_ptr<ledger::Evening> evening;
    std::vector<std::string> times; ///< In the form of `now()`.
    /// What is stored and comes out otherwise today, as `Session::differences` has it.
    std::vector<Difference> differences;
};
[[nodiscard]] ErrorOr<Played, DatabaseError> played(Database& database, const SessionId& id);

/// When the first entry of each evening was made.
[[nodiscard]] ErrorOr<std::map<SessionId, std::string>, DatabaseError> first_times(
    Database& database);

} // namespace consigliere::db
