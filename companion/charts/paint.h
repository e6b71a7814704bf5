#pragma once

#include "companion/charts/charts.h"
#include "companion/widgets/ui.h"

namespace consigliere::charts {

/// The colours and letters of the screen, for charts on it.
[[nodiscard]] Look look_of(const widgets::Ui& ui);

/// The ink of a colour for what is thin: as far darker, or lighter, as it has to be to be seen on a
/// ground.
[[nodiscard]] Ink ink_on(widgets::Colour ground, widgets::Colour colour);

/// Paints a drawing with its upper left corner there. It has been made for the size that it has on
/// the display, so nothing of it is scaled.
void paint(widgets::Ui& ui, ImVec2 upper_left, const Drawing& drawing);

} // namespace consigliere::charts
