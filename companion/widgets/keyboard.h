#pragma once

#include "companion/widgets/ui.h"

namespace consigliere::widgets {

/// Draws the keys in their place, if any are shown, and hands what is tapped to the field that they
/// write into. What stands on them is told by `key_pages.h`.
void draw_keys(Ui& ui);

/// Where the key lies that leads to the next field and, after the last, takes the keys away: what
/// comes to lie there then is tapped by whoever goes on tapping it. Empty where nobody wants keys.
[[nodiscard]] Rect place_of_last_key(const Ui& ui);

} // namespace consigliere::widgets
