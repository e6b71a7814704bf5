#pragma once

#include "companion/table_corleone/room.h"

/// Dashed lines: what is only printed on the board, and waits for something to be laid there.
namespace consigliere::table_corleone {

/// A dashed ellipse; with equal radii, a ring.
void draw_dashed_ellipse(Ui& ui, ImVec2 centre, ImVec2 radius, Colour colour, float thickness);
/// A dashed rectangle with plain corners.
void draw_dashed_frame(Ui& ui, const Rect& rect, Colour colour, float thickness);

} // namespace consigliere::table_corleone
