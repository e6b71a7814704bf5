#pragma once

#include "companion/desk/gain_animation.h"
#include "companion/table_cash_n_guns/view.h"

namespace consigliere::table_cash_n_guns {

/// The loot that an entry brought somebody, as everybody at the table has seen it.
[[nodiscard]] std::vector<desk::Gain> gains_of(const View& view, int entry);

} // namespace consigliere::table_cash_n_guns
