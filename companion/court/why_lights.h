#pragma once

#include "companion/desk/asking.h"
#include "companion/frame/room.h"

#include <string_view>
#include <vector>

// Highlights the hotspots of a table and finds the tapped one.
namespace consigliere::screens {

/// Makes hit areas disjoint and keeps them in `within`. Earlier hotspots take precedence; one
/// without room gets an empty hit area.
void keep_apart(std::vector<desk::Hotspot>& things, const Rect& within);

/// Draws a faint light round each hotspot, and a strong one round `asked`. Returns the tapped
/// hotspot; nullptr if none.
[[nodiscard]] const desk::Hotspot* draw_lights(
    Ui& ui, const std::vector<desk::Hotspot>& things, std::string_view asked);

} // namespace consigliere::screens
