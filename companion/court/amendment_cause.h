#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"

#include <cstddef>
#include <string>
#include <vector>

namespace consigliere::screens {

/// A card for what falls for one reason: how much that is, what may have been forgotten there, so
/// that one tap settles all of it, and one decision about all of it.
class AmendmentCause {
public:
    enum class Wish : std::uint8_t {
        none,
        settle, ///< One of the ways.
        forgotten, ///< Something else was forgotten before the first of them.
        rule, ///< All of it stands by a ruling.
        drop, ///< None of it was done.
    };
    struct Tap {
        Wish wish = Wish::none;
        std::size_t way = 0;
    };

    /// The card of a cause of the draft; the first one offers ways.
    AmendmentCause(const AmendmentDraft& draft, std::size_t cause);

    [[nodiscard]] std::size_t cause() const { return m_cause; }
    [[nodiscard]] float height(const Ui& ui, float width) const;
    [[nodiscard]] Tap draw(Ui& ui, const Rect& box, const AmendmentDraft& draft) const;

private:
    void draw_ways(Ui& ui, Rect& rest, const AmendmentDraft& draft, Tap& tap) const;

    std::size_t m_cause;
    std::string m_text;
    std::string m_count; ///< "79 entries fall for this, from entry 12 on."
    std::string m_question; ///< "Was something forgotten before entry 12?"
    std::size_t m_ways = 0;
};

} // namespace consigliere::screens
