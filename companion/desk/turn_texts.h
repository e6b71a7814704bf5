#pragma once

#include "companion/widgets/ui.h"

#include <string_view>

namespace consigliere::desk {

/// The two lines at the head of the turn panel, "Ana’s turn" and what is to be done. People may
/// have long names, so letters become smaller, and the second line wraps, before anything is lost;
/// it may then reach down to `bottom`.
void draw_turn_texts(widgets::Ui& ui, widgets::Rect head, float bottom, std::string_view title,
    std::string_view detail);

} // namespace consigliere::desk
