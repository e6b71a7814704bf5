#pragma once

#include "companion/widgets/rect.h"
#include "companion/widgets/units.h"

#include <cstdint>

// Shape of a game's turn panel. If the board takes most of the height, the panel is low and wide,
// and its contents are side by side so that all buttons are visible.
namespace consigliere::desk {

enum class PanelShape : std::uint8_t { high, low };

/// True if two full-width items fit side by side.
[[nodiscard]] inline bool has_room_for_two(const widgets::Rect& rect)
{
    return rect.width() >= widgets::dp(540);
}

/// High if at least `needed` pixels high, or too narrow for two columns.
[[nodiscard]] inline PanelShape shape_of(const widgets::Rect& panel, float needed)
{
    return panel.height() < needed && has_room_for_two(panel) ? PanelShape::low : PanelShape::high;
}

} // namespace consigliere::desk
