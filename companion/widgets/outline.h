#pragma once

#include <imgui.h>

#include <span>

namespace consigliere::widgets {

/// Whether a point lies inside a closed outline of any shape.
[[nodiscard]] bool contains(std::span<const ImVec2> outline, ImVec2 point);

} // namespace consigliere::widgets
