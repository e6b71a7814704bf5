#pragma once

#include "companion/table_mafia/view.h"

#include <array>
#include <vector>

namespace consigliere::table_mafia {

/// Layout of the seats: two families facing each other. In front of each figure: purse, pieces,
/// killers, cards.
struct SeatPlaces {
    std::array<Rect, 2> families;
    std::array<Rect, figure_count> figures;
};

[[nodiscard]] SeatPlaces lay_out_seats(const Rect& rect);
/// Draws the seats. Returns their hotspots.
std::vector<desk::Hotspot> draw_seats(
    Ui& ui, const SeatPlaces& places, const View& view, const Position& position);

} // namespace consigliere::table_mafia
