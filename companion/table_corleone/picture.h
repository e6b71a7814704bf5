#pragma once

#include "companion/desk/sitting.h"
#include "companion/table_corleone/room.h"

// Cover art of Corleone's Empire, for lists and for the setup form.
namespace consigliere::table_corleone {

[[nodiscard]] Colour colour_of(desk::Sitting sitting);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting);
/// Draws land in water, with Thugs and Family Members.
void draw_picture(Ui& ui, const Rect& rect);

} // namespace consigliere::table_corleone
