#pragma once

#include "companion/desk/asking.h"
#include "companion/table_mafia/room.h"

#include <vector>

namespace consigliere::table_mafia {

/// The steps of a turn (M-3.3).
void draw_track(Ui& ui, const Rect& rect, const Position& position);
/// Where they are drawn there, to be asked about.
[[nodiscard]] std::vector<desk::Askable> things_of_track(
    const Ui& ui, const Rect& rect, const Position& position);

} // namespace consigliere::table_mafia
