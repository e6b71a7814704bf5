#pragma once

#include "companion/table_mafia/room.h"

#include <vector>

namespace consigliere::table_mafia {

/// Everything that can be asked "why?" about as it stood after an entry, in words.
[[nodiscard]] std::vector<desk::Explanation> explanations(const ToldView& view, int entry);

} // namespace consigliere::table_mafia
