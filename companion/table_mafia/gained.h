#pragma once

#include "companion/desk/gain_animation.h"
#include "companion/table_mafia/view.h"

namespace consigliere::table_mafia {

/// Money, cards, killers and pieces gained by players in an entry, as far as everybody has seen
/// them.
[[nodiscard]] std::vector<desk::Gain> gains_of(const View& view, int entry);

} // namespace consigliere::table_mafia
