#pragma once

#include "companion/widgets/rect.h"

#include <imgui.h>

namespace consigliere::app {

// Rotation of the picture by quarter turns, to face a seat. ImGui draws an upright picture of
// `picture_size`; its drawing is rotated to the display, and touches are rotated back.

/// Size of the upright picture on a display.
[[nodiscard]] ImVec2 picture_size(ImVec2 display, int quarter_turns);
/// Display coordinates to picture coordinates, and back.
[[nodiscard]] ImVec2 point_in_picture(ImVec2 point, ImVec2 display, int quarter_turns);
[[nodiscard]] ImVec2 point_on_display(ImVec2 point, ImVec2 display, int quarter_turns);
[[nodiscard]] widgets::Rect rect_on_display(
    const widgets::Rect& rect, ImVec2 display, int quarter_turns);
/// Rotates all of ImGui's draw data.
void turn_drawing(ImDrawData& drawing, ImVec2 display, int quarter_turns);

} // namespace consigliere::app
