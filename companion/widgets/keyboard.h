#pragma once

#include "companion/widgets/ui.h"

namespace consigliere::widgets {

/// Draws the keys in their place, if any are shown, and hands what is tapped to the field that they
/// write into. Letters of Polish, digits and signs are on a second page.
void draw_keys(Ui& ui);

} // namespace consigliere::widgets
