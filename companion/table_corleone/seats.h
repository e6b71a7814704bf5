#pragma once

#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// The seats clockwise, with what everybody may know of each player. Gives the Family whose seat
/// was tapped.
std::optional<Family> draw_seats(Ui& ui, const Rect& rect, const View& view);

/// The same as they were, to be asked about.
std::vector<desk::Askable> draw_past_seats(
    Ui& ui, const Rect& rect, const View& view, const Position& position);

/// One player's things in full. The hand is covered until its owner holds the button.
class SeatSheet {
public:
    void open(Family family) { m_family = family; }
    [[nodiscard]] bool is_open() const { return m_family.has_value(); }
    void close() { m_family.reset(); }
    void draw(Ui& ui, View& view);

private:
    static void draw_things(Ui& ui, Rect& rest, View& view, Family family, bool shows_hand);
    static void draw_allies(Ui& ui, Rect& rest, View& view, Family family);

    std::optional<Family> m_family;
};

} // namespace consigliere::table_corleone
