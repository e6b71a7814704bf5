#pragma once

#include "companion/desk/game_icons.h"
#include "companion/table_cash_n_guns/room.h"

// Cover art of Ca$h 'n Guns, for lists and for the setup form.
namespace consigliere::table_cash_n_guns {

[[nodiscard]] Colour colour_of(desk::Sitting sitting);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting);
/// Draws five characters who aim at each other round a table.
void draw_picture(Ui& ui, const Rect& rect);

} // namespace consigliere::table_cash_n_guns
