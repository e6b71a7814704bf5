#pragma once

#include "companion/desk/asking.h"
#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/position.h"

#include <vector>

namespace consigliere::table_cash_n_guns {

/// The rounds, and the phases of the running one.
void draw_track(Ui& ui, const Rect& rect, const Position& position);
/// Where they are drawn there, to be asked about.
[[nodiscard]] std::vector<desk::Askable> things_of_track(
    const Ui& ui, const Rect& rect, const Position& position);

} // namespace consigliere::table_cash_n_guns
