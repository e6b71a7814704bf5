#pragma once

#include "companion/desk/game_icons.h"

#include <string_view>

namespace consigliere::tables {

/// Icons of a game's things; nullptr if they have names only.
[[nodiscard]] const desk::GameIcons* signs_of(std::string_view game);

} // namespace consigliere::tables
