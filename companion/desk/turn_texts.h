#pragma once

#include "companion/widgets/ui.h"

#include <string_view>

namespace consigliere::desk {

/// Draws the two lines at the head of the turn panel: "Ana’s turn" and what to do. Long text
/// shrinks, and the second line wraps down to `bottom`, before anything is elided.
void draw_turn_texts(widgets::Ui& ui, widgets::Rect head, float bottom, std::string_view title,
    std::string_view detail);

} // namespace consigliere::desk
