#pragma once

#include "db/database.h"
#include "db/house_rules.h"
#include "db/import_result.h"
#include "db/people.h"
#include "db/photos.h"
#include "db/session_id.h"
#include "db/shared_taken.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

// Merges another database into this one (state-based CRDT).
// Commutative, associative and idempotent; no timestamps are compared. Nothing is lost: diverged
// evenings are kept as branches; of two values in a learned box, the one with more changes wins.
namespace consigliere::db {

struct MergeReport {
    struct Session {
        SessionId theirs;
        ImportResult adopted;
        /// Why it was not merged: unreadable there, or corrupt here or there; nullopt if merged.
        /// Other sessions are not affected.
        std::optional<DatabaseError> refused;
    };
    std::vector<Session> sessions; ///< All of theirs, in their order.
    int learned_components = 0;
    HouseRulesTaken house_rules;
    std::vector<SharedTaken> shared; ///< Leagues, results without entries, who is named.
    int photos = 0; ///< New or replaced here.
    /// Not merged, because they do not verify.
    std::vector<PhotoKey> damaged_photos;
};

/// All or nothing, including the answers. `theirs` is not modified.
[[nodiscard]] ErrorOr<MergeReport, DatabaseError> merge(
    Database& ours, Database& theirs, const PeopleAnswers& answers = {});

} // namespace consigliere::db
