#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <optional>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// What lies in front of each player, in short: name and power, wounds, Bang! that are left, loot.
/// Gives the player whose seat was tapped, and adds what can be asked about: a seat as one where a
/// finger has no room for its parts.
std::optional<Player> draw_seats(Ui& ui, const Rect& rect, const View& view,
    const Position& position, std::vector<desk::Hotspot>* things = nullptr);

} // namespace consigliere::table_cash_n_guns
