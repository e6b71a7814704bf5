#pragma once

#include "companion/widgets/ui.h"

// Dashed lines, for empty slots and for what-if drafts.
namespace consigliere::widgets {

void draw_dashed_ellipse(Ui& ui, ImVec2 centre, ImVec2 radius, Colour colour, float thickness);
void draw_dashed_frame(Ui& ui, const Rect& rect, Colour colour, float thickness);

} // namespace consigliere::widgets
