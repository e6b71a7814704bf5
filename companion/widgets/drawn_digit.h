#pragma once

#include "companion/widgets/ui.h"

namespace consigliere::widgets {

/// Draws one digit as lines, so that it is visible in a miniature, which has no text.
void draw_digit(Ui& ui, ImVec2 centre, float height, int digit, Colour ink);

} // namespace consigliere::widgets
