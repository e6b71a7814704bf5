#pragma once

#include "companion/desk/game_icons.h"

#include <string_view>

namespace consigliere::tables {

/// How the things of a game are drawn; a null pointer for one whose things have names only.
[[nodiscard]] const desk::GameIcons* signs_of(std::string_view game);

} // namespace consigliere::tables
