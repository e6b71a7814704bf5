#pragma once

#include "companion/desk/sitting.h"
#include "companion/table_cash_n_guns/room.h"

/// Ca$h 'n Guns where there is no table: in lists, and for beginning one.
namespace consigliere::table_cash_n_guns {

[[nodiscard]] Colour colour_of(desk::Sitting sitting);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting);
/// Five who aim at each other round a table.
void draw_picture(Ui& ui, const Rect& rect);

} // namespace consigliere::table_cash_n_guns
