#pragma once

#include "companion/desk/gain_animation.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// The cards that an entry brought somebody, as everybody at the table has seen them.
[[nodiscard]] std::vector<desk::Gain> gains_of(const View& view, int entry);

} // namespace consigliere::table_corleone
