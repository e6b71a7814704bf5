#pragma once

#include "companion/widgets/ui.h"

#include <string_view>

namespace consigliere::desk {

/// Position of a piece that glides over a board to `target`. `origin` and `unit` are the board's
/// place and scale: with a new layout the pieces go with their board instead of gliding over the
/// screen.
[[nodiscard]] inline ImVec2 glide_on_board(
    widgets::Ui& ui, std::string_view piece, ImVec2 origin, float unit, ImVec2 target)
{
    const ImVec2 at = ui.glide(piece, {(target.x - origin.x) / unit, (target.y - origin.y) / unit});
    return {origin.x + at.x * unit, origin.y + at.y * unit};
}

} // namespace consigliere::desk
