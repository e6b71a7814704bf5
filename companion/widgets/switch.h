#pragma once

#include "companion/widgets/ui.h"

#include <string_view>

namespace consigliere::widgets {

/// A row with a label and a switch at its right. Returns true when tapped.
bool switch_row(Ui& ui, std::string_view id, const Rect& rect, std::string_view label, bool is_on);
/// Height that the label needs, and at least that of a touch target.
[[nodiscard]] float switch_row_height(const Ui& ui, std::string_view label, float width);

} // namespace consigliere::widgets
