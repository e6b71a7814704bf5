#pragma once

#include "companion/desk/game_icons.h"

namespace consigliere::table_corleone {

/// Game icons: emblems of the Families, Territories on a small map.
[[nodiscard]] const desk::GameIcons& signs();

} // namespace consigliere::table_corleone
