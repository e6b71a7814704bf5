#pragma once

#include "companion/charts/charts.h"
#include "companion/widgets/ui.h"

namespace consigliere::charts {

[[nodiscard]] Look look_of(const widgets::Ui& ui);

/// Darkens or lightens a colour until thin shapes are visible on `ground`.
[[nodiscard]] Ink ink_on(widgets::Colour ground, widgets::Colour colour);

/// Paints a drawing unscaled at `upper_left`. Requires a drawing made for its display size.
void paint(widgets::Ui& ui, ImVec2 upper_left, const Drawing& drawing);

} // namespace consigliere::charts
