#pragma once

#include "companion/charts/drawing.h"
#include "companion/widgets/ui.h"

namespace consigliere::charts {

/// Paints a drawing with its upper left corner there. It has been made for the size that it has on
/// the display, so nothing of it is scaled.
void paint(widgets::Ui& ui, ImVec2 upper_left, const Drawing& drawing);

} // namespace consigliere::charts
