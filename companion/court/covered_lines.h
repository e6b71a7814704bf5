#pragma once

#include "companion/desk/table_host.h"
#include "companion/frame/question_dialog.h"
#include "engine/ledger/amendment.h"

#include <functional>
#include <map>
#include <vector>

namespace consigliere::screens {

/// Hidden lines of an evening, for one audience. Prevents amendments from revealing them.
class CoveredLines {
public:
    /// `desk` must outlive this.
    explicit CoveredLines(const desk::TableHost& desk)
        : m_desk(desk)
    {
    }

    /// True if bids hidden in the evening become visible in the amended branch: at the entry
    /// itself, at a later entry, or at a replacement line. Does not compare replacements with the
    /// original, which would leak it.
    [[nodiscard]] bool are_opened_by(
        const ledger::AmendmentPreview& amended, const std::vector<int>& changed_entries);

private:
    [[nodiscard]] bool was_made_covered(int entry);

    const desk::TableHost& m_desk;
    /// Cache: true if the entry was hidden when made.
    std::map<int, bool> m_made_covered;
};

/// Asks before an amendment or a what-if draft reveals hidden cards.
void ask_to_reveal(
    Overlay& overlay, std::function<void()> reveal, std::function<void()> leave_covered = {});

} // namespace consigliere::screens
