#pragma once

#include "db/database.h"
#include "db/house_rules.h"
#include "db/import_result.h"
#include "db/people.h"
#include "db/photos.h"
#include "db/session_id.h"
#include "db/shared_taken.h"

#include <memory>
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

struct MergeWork;

/// Like merge(), but in short steps, each all or nothing, so that a screen goes on meanwhile. What
/// is taken in is a merge of a part, and can go on another time. Evenings that have the same hashes
/// and edits in both are left out: an archive that is merged again and again costs what is new in
/// it. Report and refusals are about the others.
class MergeInSteps {
public:
    /// Reads `theirs`, which must outlive this, on any thread.
    [[nodiscard]] static ErrorOr<MergeInSteps, DatabaseError> read(Database& theirs);
    MergeInSteps(MergeInSteps&&) noexcept;
    MergeInSteps& operator=(MergeInSteps&&) noexcept;
    ~MergeInSteps();

    /// Takes in the people, then an evening or a photo at a time, at last the rest. Returns true
    /// while something is left.
    [[nodiscard]] ErrorOr<bool, DatabaseError> step(Database& ours);
    [[nodiscard]] const MergeReport& report() const;

private:
    explicit MergeInSteps(std::unique_ptr<MergeWork> work);

    std::unique_ptr<MergeWork> m_work;
};

} // namespace consigliere::db
