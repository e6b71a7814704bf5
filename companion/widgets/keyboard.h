#pragma once

#include "companion/widgets/ui.h"

namespace consigliere::widgets {

/// Draws the keys in their place, if any are shown, and hands what is tapped to the field that they
/// write into. What stands on them is told by `key_pages.h`.
void draw_keys(Ui& ui);

} // namespace consigliere::widgets
