#pragma once

#include "companion/widgets/rect.h"

#include <cstddef>
#include <vector>

namespace consigliere::widgets {

/// Returns the indices of `places` in reading order. Top to bottom, left to right, one panel after
/// the other: splits recursively at the widest gap.
[[nodiscard]] std::vector<std::size_t> reading_order(const std::vector<Rect>& places);

} // namespace consigliere::widgets
