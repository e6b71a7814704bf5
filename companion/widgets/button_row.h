#pragma once

#include "companion/widgets/button.h"

#include <span>
#include <string>

namespace consigliere::widgets {

/// The letters in which the label of every button of a row has room, so that all of them look
/// alike; `cell` is the place of one.
[[nodiscard]] Font font_of_row(const Ui& ui, const Rect& cell, std::span<const std::string> labels,
    const ButtonStyle& style = {});

} // namespace consigliere::widgets
