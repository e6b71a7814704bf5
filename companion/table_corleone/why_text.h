#pragma once

#include "companion/table_corleone/view.h"
#include "engine/corleone/explain.h"

#include <vector>

namespace consigliere::table_corleone {

[[nodiscard]] desk::Explanation tell(const View& view, const Explanation& explanation);
/// Everything that can be asked "why?" about now, in words and in a useful order.
[[nodiscard]] std::vector<desk::Explanation> explanations(const View& view);

} // namespace consigliere::table_corleone
