#pragma once

#include "companion/widgets/ui.h"

/// Dashed lines: what is only printed on the board, and waits for something to be laid there.
namespace consigliere::table_corleone {

/// A dashed ellipse; with equal radii, a ring.
void draw_dashed_ellipse(
    widgets::Ui& ui, ImVec2 centre, ImVec2 radius, widgets::Colour colour, float thickness);
/// A dashed rectangle with plain corners.
void draw_dashed_frame(
    widgets::Ui& ui, const widgets::Rect& rect, widgets::Colour colour, float thickness);

} // namespace consigliere::table_corleone
