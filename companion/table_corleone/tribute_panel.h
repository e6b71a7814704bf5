#pragma once

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Tribute to the Don (p. 21): who holds too many cards, and which of them go. What is fewer is
/// asked for, the cards that stay or those that go; and in the last Act, where only money still
/// counts (p. 23), the best of it stays without a question.
class TributePanel final : public Panel {
public:
    void draw(Ui& ui, const Rect& rect, View& view) override;
    void reset() override;

    /// Cards that stay are nobody else's business: a covered hand is chosen from under the
    /// cover.
    [[nodiscard]] bool has_cover() const { return m_is_covered; }
    void draw_cover(Ui& ui, View& view);

private:
    void draw_list(Ui& ui, Rect rect, View& view);
    void draw_family(Ui& ui, const Rect& rect, View& view);
    void draw_last_act(Ui& ui, Rect rect, View& view);
    void draw_choice(Ui& ui, Rect rect, View& view);
    void start(const View& view, Family family);
    void choose_last(const View& view);
    void discard(View& view, const Cards& gone);

    std::optional<Family> m_family;
    /// Hands are chosen from under a cover in this Act.
    bool m_covers = false;
    bool m_is_covered = false;
    /// The player said that the tablet is there.
    bool m_is_opened = false;
    /// In the last Act, the table wants to choose all the same.
    bool m_chooses = false;
    /// To whom the tablet goes on with the entry that was just made.
    std::optional<Family> m_next;
    CardPicker m_picker;
};

} // namespace consigliere::table_corleone
