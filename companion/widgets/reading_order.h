#pragma once

#include "companion/widgets/rect.h"

#include <cstddef>
#include <vector>

namespace consigliere::widgets {

/// The order in which people read what stands in these places: from the top down, from left to
/// right, and through one panel before the next. Where the widest gap divides them there are two
/// panels, and so on in each; the answer has the places by their numbers.
[[nodiscard]] std::vector<std::size_t> reading_order(const std::vector<Rect>& places);

} // namespace consigliere::widgets
