#pragma once

#include "companion/desk/game_icons.h"

namespace consigliere::table_corleone {

/// Families by their emblems, Territories on a small map.
[[nodiscard]] const desk::GameIcons& signs();

} // namespace consigliere::table_corleone
