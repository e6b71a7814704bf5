#pragma once

#include "companion/desk/signs.h"

namespace consigliere::table_corleone {

/// Families by their emblems, Territories on a small map.
[[nodiscard]] const desk::Signs& signs();

} // namespace consigliere::table_corleone
