#pragma once

#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// The seats clockwise, with what everybody may know of each player. Gives the Family whose seat
/// was tapped, and adds the seats and their counts to the `things` that are asked about, if any
/// are.
std::optional<Family> draw_seats(Ui& ui, const Rect& rect, const View& view,
    const Position& position, std::vector<desk::Hotspot>* things = nullptr);

/// One player's things in full. The hand is covered until its owner holds the button.
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
