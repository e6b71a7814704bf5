#pragma once

#include "companion/desk/desk.h"
#include "engine/ledger/amendment.h"

#include <map>
#include <vector>

namespace consigliere::screens {

/// What lies covered in an evening, as the audience of a desk sees it: an amendment is no way to
/// look at it.
class CoveredLines {
public:
    /// The desk must outlive it.
    explicit CoveredLines(const desk::Desk& desk)
        : m_desk(desk)
    {
    }

    /// Whether bids that lie covered in the evening are open in the course where they were made,
    /// where they follow, or where a line in their place is as it was. Whether such a line is the
    /// same is not looked at: that would tell what lies covered, too.
    [[nodiscard]] bool are_opened_by(
        const ledger::AmendmentPreview& amended, const std::vector<int>& changed_entries);

private:
    [[nodiscard]] bool was_made_covered(int entry);

    const desk::Desk& m_desk;
    /// Of entries that were looked at: whether they lay covered as soon as they were made.
    std::map<int, bool> m_made_covered;
};

} // namespace consigliere::screens
