#pragma once

#include "companion/table_cash_n_guns/view.h"

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

} // namespace consigliere::table_cash_n_guns
