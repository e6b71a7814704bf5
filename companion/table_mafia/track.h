#pragma once

#include "companion/desk/asking.h"
#include "companion/table_mafia/room.h"

#include <vector>

namespace consigliere::table_mafia {

/// Draws the steps of a turn (M-3.3). Returns their hotspots.
std::vector<desk::Hotspot> draw_track(Ui& ui, const Rect& rect, const Position& position);

} // namespace consigliere::table_mafia
