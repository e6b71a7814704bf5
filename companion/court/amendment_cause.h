#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/court/amendment_host.h"
#include "companion/frame/room.h"

#include <cstddef>
#include <functional>
#include <string>

namespace consigliere::screens {

/// Card for one cause: affected entries, suggested forgotten moves (one tap adds them), and one
/// decision for all entries it affects.
class AmendmentCause {
public:
    /// Card of cause number `cause`; only the first card offers suggested moves.
    AmendmentCause(const AmendmentDraft& draft, std::size_t cause);

    [[nodiscard]] float height(const Ui& ui, float width) const;
    /// Returns the action of a tapped control; an empty function without a tap.
    [[nodiscard]] std::function<void()> draw(
        Ui& ui, const Rect& box, AmendmentDraft& draft, AmendmentHost& host) const;

private:
    [[nodiscard]] std::function<void()> draw_ways(
        Ui& ui, Rect& rest, AmendmentDraft& draft, AmendmentHost& host) const;

    std::size_t m_cause;
    int m_entry; ///< First affected entry.
    std::string m_text;
    std::string m_count; ///< "79 entries no longer work because of this. …"
    std::string m_question; ///< "Is a move missing before entry 12?"
    std::size_t m_ways = 0;
};

} // namespace consigliere::screens
