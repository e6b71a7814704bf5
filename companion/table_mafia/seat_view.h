#pragma once

#include "companion/table_mafia/view.h"

#include <array>
#include <vector>

namespace consigliere::table_mafia {

/// The seats: the two families against each other, each with its figures, and in front of a figure
/// its purse, its pieces, its killers and its cards.
struct SeatPlaces {
    /// What can be told of a family at a glance, above its figures.
    std::array<Rect, 2> families;
    std::array<Rect, figure_count> figures;
};

[[nodiscard]] SeatPlaces lay_out_seats(const Rect& rect);
/// Gives what of them can be asked about.
std::vector<desk::Hotspot> draw_seats(
    Ui& ui, const SeatPlaces& places, const View& view, const Position& position);

} // namespace consigliere::table_mafia
