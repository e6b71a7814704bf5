#pragma once

#include "companion/desk/gain_animation.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Cards gained by players in an entry, as far as everybody has seen them.
[[nodiscard]] std::vector<desk::Gain> gains_of(const View& view, int entry);

} // namespace consigliere::table_corleone
