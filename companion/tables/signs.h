#pragma once

#include "companion/desk/signs.h"

#include <string_view>

namespace consigliere::tables {

/// How the things of a game are drawn; a null pointer for one whose things have names only.
[[nodiscard]] const desk::Signs* signs_of(std::string_view game);

} // namespace consigliere::tables
