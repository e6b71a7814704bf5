#pragma once

#include "companion/desk/game_icons.h"
#include "companion/table_mafia/room.h"

// Cover art of MAFIA, for lists and for the setup form.
namespace consigliere::table_mafia {

[[nodiscard]] Colour colour_of(desk::Sitting sitting);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting);
/// Draws the map with pieces of both families and the ring of the circuit.
void draw_picture(Ui& ui, const Rect& rect);

} // namespace consigliere::table_mafia
