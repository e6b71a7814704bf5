#pragma once

#include "companion/widgets/ui.h"

/// Dashed lines: what waits for something to be laid there, and what is only tried.
namespace consigliere::widgets {

/// A dashed ellipse; with equal radii, a ring.
void draw_dashed_ellipse(Ui& ui, ImVec2 centre, ImVec2 radius, Colour colour, float thickness);
/// A dashed rectangle with plain corners.
void draw_dashed_frame(Ui& ui, const Rect& rect, Colour colour, float thickness);

} // namespace consigliere::widgets
