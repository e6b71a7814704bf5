#pragma once

#include <imgui.h>

namespace consigliere::app {

/// The picture turned by quarters, so that it faces a seat: ImGui draws an upright picture of
/// `picture_size`, which is turned onto the display afterwards, and touches are turned back.

/// The size of the upright picture for a display.
[[nodiscard]] ImVec2 picture_size(ImVec2 display, int quarter_turns);
/// A point of the display as a point of the upright picture.
[[nodiscard]] ImVec2 point_in_picture(ImVec2 point, ImVec2 display, int quarter_turns);
/// Turns everything that ImGui has drawn.
void turn_drawing(ImDrawData& drawing, ImVec2 display, int quarter_turns);

} // namespace consigliere::app
