#pragma once

#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Draws the seats clockwise with the public knowledge of each player. Returns the tapped Family.
/// Adds the hotspots of seats and counts to `things` unless it is nullptr.
std::optional<Family> draw_seats(Ui& ui, const Rect& rect, const View& view,
    const Position& position, std::vector<desk::Hotspot>* things = nullptr);

/// Dialog with everything one player has. The hand is hidden unless its owner holds the button.
class SeatSheet {
public:
    void open(Family family) { m_family = family; }
    [[nodiscard]] bool is_open() const { return m_family.has_value(); }
    void close() { m_family.reset(); }
    void draw(Ui& ui, View& view);

private:
    [[nodiscard]] static Contents things_of(View& view, Family family, bool shows_hand);
    static void draw_ally(Ui& ui, Rect row, View& view, Family family, AllyId ally);

    std::optional<Family> m_family;
};

} // namespace consigliere::table_corleone
