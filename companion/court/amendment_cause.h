#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/court/amendment_host.h"
#include "companion/frame/room.h"

#include <cstddef>
#include <functional>
#include <string>

namespace consigliere::screens {

/// A card for what falls for one reason: how much that is, what may have been forgotten there, so
/// that one tap settles all of it, and one decision about all of it.
class AmendmentCause {
public:
    /// The card of a cause of the draft; the first one offers ways.
    AmendmentCause(const AmendmentDraft& draft, std::size_t cause);

    [[nodiscard]] float height(const Ui& ui, float width) const;
    /// Gives what a tap does.
    [[nodiscard]] std::function<void()> draw(
        Ui& ui, const Rect& box, AmendmentDraft& draft, AmendmentHost& host) const;

private:
    [[nodiscard]] std::function<void()> draw_ways(
        Ui& ui, Rect& rest, AmendmentDraft& draft, AmendmentHost& host) const;

    std::size_t m_cause;
    int m_entry; ///< The first that falls for it.
    std::string m_text;
    std::string m_count; ///< "79 entries fall for this, from entry 12 on."
    std::string m_question; ///< "Was something forgotten before entry 12?"
    std::size_t m_ways = 0;
};

} // namespace consigliere::screens
