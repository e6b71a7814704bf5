#pragma once

#include "companion/widgets/ui.h"

namespace consigliere::widgets {

/// One digit as lines of the drawing, for a number that can still be read where letters are left
/// out: in a miniature.
void draw_digit(Ui& ui, ImVec2 centre, float height, int digit, Colour ink);

} // namespace consigliere::widgets
