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

/// A replayed read-only evening, with the times of its entries.
struct Played {
    std::unique_ptr<ledger::Evening> evening;
    std::vector<std::string> times; ///< In the form of `now()`.
    /// Stored data that differs from the replay; see `Session::differences`.
    std::vector<Difference> differences;
};
[[nodiscard]] ErrorOr<Played, DatabaseError> played(Database& database, const SessionId& id);

/// Time of the first entry of each evening, in the form of `now()`.
[[nodiscard]] ErrorOr<std::map<SessionId, std::string>, DatabaseError> first_times(
    Database& database);

} // namespace consigliere::db
