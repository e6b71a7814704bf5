#pragma once

#include "companion/widgets/ui.h"

namespace consigliere::widgets {

/// Draws the on-screen keyboard, if shown, and sends tapped characters to the active field.
/// Layouts: `key_pages.h`.
void draw_keys(Ui& ui);

/// Rectangle of the key that moves to the next field and, after the last, closes the keyboard.
/// Screens keep other buttons away from it,
/// because rapid taps may continue there. Empty if no
/// on-screen keyboard is wanted.
[[nodiscard]] Rect place_of_last_key(const Ui& ui);

} // namespace consigliere::widgets
