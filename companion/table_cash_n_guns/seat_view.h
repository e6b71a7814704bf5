#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <optional>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// Draws the seats: name, power, wounds, Bang! cards left, loot. Returns the tapped player. Adds
/// hotspots to `things` unless it is nullptr; a seat too small for its parts is one.
std::optional<Player> draw_seats(Ui& ui, const Rect& rect, const View& view,
    const Position& position, std::vector<desk::Hotspot>* things = nullptr);

} // namespace consigliere::table_cash_n_guns
