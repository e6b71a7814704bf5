#pragma once

#include "companion/desk/gain_animation.h"
#include "companion/table_cash_n_guns/view.h"

namespace consigliere::table_cash_n_guns {

/// Loot gained by players in an entry, as far as everybody has seen it.
[[nodiscard]] std::vector<desk::Gain> gains_of(const View& view, int entry);

} // namespace consigliere::table_cash_n_guns
