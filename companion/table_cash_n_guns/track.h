#pragma once

#include "companion/desk/asking.h"
#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/position.h"

#include <vector>

namespace consigliere::table_cash_n_guns {

/// Draws the rounds, and the phases of the current one. Adds hotspots to `things` unless it is
/// nullptr.
void draw_track(
    Ui& ui, Rect rect, const Position& position, std::vector<desk::Hotspot>* things = nullptr);

} // namespace consigliere::table_cash_n_guns
