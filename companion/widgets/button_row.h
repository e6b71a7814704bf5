#pragma once

#include "companion/widgets/button.h"

#include <span>
#include <string>

namespace consigliere::widgets {

/// Returns the largest font in which every label of a row fits `cell`, one button's rectangle. All
/// buttons of a row use it.
[[nodiscard]] Font font_of_row(const Ui& ui, const Rect& cell, std::span<const std::string> labels,
    const ButtonStyle& style = {});

} // namespace consigliere::widgets
