#pragma once

#include "db/database.h"
#include "db/house_rules.h"
#include "db/import_result.h"
#include "db/photos.h"
#include "db/session_id.h"

#include <optional>
#include <vector>

/// Another machine's database becomes part of this one: the union of both. No clock decides
/// anything. Merging twice changes nothing, and in whatever order machines are merged, all end up
/// with the same evenings, people and notes. It loses nothing: where the same evening went on
/// differently on two machines, both courses are kept; of two words for one thing on a card in the
/// box the one that was corrected more often counts.
namespace consigliere::db {

struct MergeReport {
    struct Session {
        SessionId theirs;
        ImportResult adopted;
        /// Why it was left where it is: it cannot be read there, or it is not what was recorded,
        /// here or there. All others are taken.
        std::optional<DatabaseError> refused;
    };
    std::vector<Session> sessions; ///< All of theirs, in the order in which they have them.
    int learned_components = 0;
    HouseRulesTaken house_rules;
    int photos = 0; ///< That have come over.
    /// Those that stay where they are: they are not what was kept there.
    std::vector<PhotoKey> damaged_photos;
};

/// Either all of it happens or, when there is an error, nothing. `theirs` is not changed.
[[nodiscard]] ErrorOr<MergeReport, DatabaseError> merge(Database& ours, Database& theirs);

} // namespace consigliere::db
