#pragma once

#include <imgui.h>

namespace consigliere::widgets {

/// Returns true if these four vertices form a glyph. A smooth line uses a single row of the font
/// texture; a glyph has height there.
[[nodiscard]] inline bool is_letter(const ImDrawVert* corners)
{
    return corners[0].uv.x != corners[2].uv.x && corners[0].uv.y != corners[2].uv.y
        && corners[0].pos.y == corners[1].pos.y && corners[1].pos.x == corners[2].pos.x
        && corners[2].pos.y == corners[3].pos.y;
}

} // namespace consigliere::widgets
