#pragma once

#include "companion/table_corleone/cover.h"
#include "companion/table_corleone/discard_picker.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Panel for Tribute to the Don (p. 21): players above the hand limit choose cards to discard. In
/// the last Act only money scores (p. 23), so the rest can be discarded at once.
class TributePanel final : public Panel {
public:
    void draw(Ui& ui, const Rect& rect, View& view) override;
    [[nodiscard]] Contents contents(View& view) override;

    /// True while a hidden hand is chosen from under the cover.
    [[nodiscard]] bool has_cover() const { return m_cover.is_on(); }
    void draw_cover(Ui& ui, View& view);

private:
    void forget();
    void forget_if_settled(const View& view);
    void draw_family(Ui& ui, Rect rect, View& view);
    static void discard_as_shown(View& view);
    void start(const View& view, Family family);
    void discard(View& view, const Cards& gone);

    std::optional<Family> m_family;
    Cards m_hand; ///< When the choice began.
    Cover m_cover;
    /// Player who gets the tablet after the latest entry.
    std::optional<Family> m_next;
    DiscardPicker m_picker;
};

} // namespace consigliere::table_corleone
