#pragma once

#include "companion/desk/sitting.h"
#include "companion/table_corleone/room.h"

/// Corleone's Empire where there is no table: in lists, and for beginning one.
namespace consigliere::table_corleone {

[[nodiscard]] Colour colour_of(desk::Sitting sitting);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting);
/// Land on the water, with Thugs and Family Members on it.
void draw_picture(Ui& ui, const Rect& rect);

} // namespace consigliere::table_corleone
