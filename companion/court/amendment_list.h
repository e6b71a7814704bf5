#pragma once

#include "companion/court/amendment_cause.h"
#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"
#include "companion/widgets/virtual_list.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Later entries after an amendment. Order: causes with suggestions, entries that need a decision
/// (with the referee's reasons), changed entries, unchanged entries (folded).
class AmendmentList {
public:
    /// `draft` and `host` must outlive the list.
    AmendmentList(AmendmentDraft& draft, AmendmentHost& host)
        : m_draft(draft)
        , m_host(host)
    {
    }
    void draw(Ui& ui, const Rect& rect);

private:
    struct Told {
        std::size_t follower = 0;
        std::string text;
        std::string before; ///< Lines inserted before it.
        std::string fate; ///< "illegal now; before: legal"
        std::string now; ///< Its changed text or replacement.
        std::string reasons;
        std::string rule; ///< Id of the first rule broken.
        /// True if it can be replaced, or its inserted lines removed.
        bool has_more = false;
    };
    /// Buttons, a cause, an entry in full, the fold, or an unchanged entry.
    struct Row {
        enum class Kind : std::uint8_t { ways_on, cause, told, fold, standing };
        Kind kind = Kind::told;
        std::size_t index = 0;
    };

    void tell_again(Ui& ui, const Rect& rect);
    [[nodiscard]] Told tell(std::size_t follower) const;
    [[nodiscard]] static float height_of(const Ui& ui, const Told& told, float width);
    void draw_head(Ui& ui, Rect& rect);
    void draw_row(Ui& ui, const Rect& box, const Row& row);
    void draw_ways_on(Ui& ui, const Rect& rect);
    void draw_more(Ui& ui, const Rect& rect, const Told& told);
    void draw_told(Ui& ui, Rect box, const Told& told);
    void draw_fold(Ui& ui, const Rect& rect);
    void draw_standing(Ui& ui, const Rect& rect, std::size_t follower) const;
    void keep(int entry, ledger::Outcome fate);

    struct Seen {
        int judgements = 0;
        float width = 0;
        float scale = 0;
        bool shows_standing = false;

        [[nodiscard]] friend bool operator==(const Seen&, const Seen&) = default;
    };
    AmendmentDraft& m_draft;
    AmendmentHost& m_host;
    /// Action of the control tapped in this frame; run after drawing.
    std::function<void()> m_tapped;
    Seen m_seen;
    bool m_shows_standing = false;
    std::vector<AmendmentCause> m_causes;
    std::vector<Told> m_told;
    std::vector<std::size_t> m_standing;
    std::vector<Row> m_rows;
    widgets::VirtualList m_list;
};

} // namespace consigliere::screens
