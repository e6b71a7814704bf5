#pragma once

#include "companion/desk/game_icons.h"
#include "companion/table_corleone/room.h"

namespace consigliere::table_corleone {

// Cover art of Corleone's Empire, for lists and for the setup form.

[[nodiscard]] Colour colour_of(desk::Sitting sitting);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting);
/// Draws land in water, with Thugs and Family Members.
void draw_picture(Ui& ui, const Rect& rect);

/// Game icons: emblems of the Families, Territories on a small map.
[[nodiscard]] const desk::GameIcons& signs();

} // namespace consigliere::table_corleone
