#pragma once

#include "companion/table_corleone/emblems.h"
#include "engine/corleone/position.h"

namespace consigliere::table_corleone {

/// Where the game is: the four Acts with their hand limits, and the phases of an Act, as the track
/// on the board has them.
void draw_track(Ui& ui, const Rect& rect, const corleone::Position& position);

} // namespace consigliere::table_corleone
