#pragma once

#include "db/adoption.h"
#include "db/database.h"
#include "db/session_id.h"
#include "engine/ledger/error_or.h"

#include <vector>

/// Another machine's database becomes part of this one: the union of both. Merging is idempotent,
/// and it loses nothing: where the same evening went on differently on the two machines, both
/// courses are kept.
namespace consigliere::db {

struct MergeReport {
    struct Session {
        SessionId theirs;
        Adopted adopted;
    };
    std::vector<Session> sessions; ///< All of theirs, in the order in which they have them.
    int learned_components = 0;
};

/// Either all of it happens or, when there is an error, nothing. `theirs` is not changed.
[[nodiscard]] ledger::ErrorOr<MergeReport, DatabaseError> merge(Database& ours, Database& theirs);

} // namespace consigliere::db
