#pragma once

#include <imgui.h>

#include <span>

namespace consigliere::widgets {

/// True if the point is inside a closed polygon of any shape.
[[nodiscard]] bool contains(std::span<const ImVec2> outline, ImVec2 point);

} // namespace consigliere::widgets
