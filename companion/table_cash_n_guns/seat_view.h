#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <vector>

namespace consigliere::table_cash_n_guns {

/// Where the parts of a seat lie; those that it has no room for are empty.
struct SeatPlaces {
    Rect desk; ///< The Godfather’s.
    Rect hand; ///< The Bullet cards that are left.
    Rect loot;
};

/// What lies in front of a player, in short: name and power, wounds, Bang! that are left, loot.
SeatPlaces draw_seat(
    Ui& ui, const Rect& rect, const View& view, const Position& position, Player player);

/// What of a seat that was drawn can be asked about: all of it as one where a finger has no room
/// for its parts.
void add_things_of_seat(std::vector<desk::Askable>& things, const Rect& rect, const View& view,
    Player player, const SeatPlaces& places);

} // namespace consigliere::table_cash_n_guns
