#pragma once

#include "companion/widgets/rect.h"
#include "companion/widgets/units.h"

#include <cstdint>

/// How the turn panel of a game is laid. It is low and wide where the board above it takes most of
/// the height; what stands below each other elsewhere then stands side by side, lest a row that is
/// to be tapped be out of sight.
namespace consigliere::desk {

enum class PanelShape : std::uint8_t { high, low };

/// Whether two things that are a line each elsewhere can share one.
[[nodiscard]] inline bool has_room_for_two(const widgets::Rect& rect)
{
    return rect.width() >= widgets::dp(540);
}

/// A panel is high that is at least as high as what it shows takes below each other, and one that
/// has no room for two side by side.
[[nodiscard]] inline PanelShape shape_of(const widgets::Rect& panel, float needed)
{
    return panel.height() < needed && has_room_for_two(panel) ? PanelShape::low : PanelShape::high;
}

} // namespace consigliere::desk
