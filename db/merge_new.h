#pragma once

#include "db/merge.h"

#include <memory>

namespace consigliere::db {

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
    struct Work;
    explicit MergeInSteps(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

} // namespace consigliere::db
