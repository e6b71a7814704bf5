#pragma once

#include "companion/desk/asking.h"
#include "companion/frame/room.h"

#include <string_view>
#include <vector>

/// The things of a table light up and answer a finger.
namespace consigliere::screens {

/// Gives every thing a place for a finger that no other thing has: what comes first keeps its own,
/// what comes later makes room. A thing for which there is none has no place.
void keep_apart(std::vector<desk::Hotspot>& things, const Rect& within);

/// Draws the lights of things: a soft one round each, a strong one round what is asked about. Gives
/// the thing that was tapped, or null.
[[nodiscard]] const desk::Hotspot* draw_lights(
    Ui& ui, const std::vector<desk::Hotspot>& things, std::string_view asked);

} // namespace consigliere::screens
