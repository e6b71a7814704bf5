#pragma once

#include <imgui.h>

namespace consigliere::widgets {

/// Whether these four corners of a drawing are those of a letter. A smooth line takes one row of
/// the texture; a letter has a height there.
[[nodiscard]] inline bool is_letter(const ImDrawVert* corners)
{
    return corners[0].uv.x != corners[2].uv.x && corners[0].uv.y != corners[2].uv.y
        && corners[0].pos.y == corners[1].pos.y && corners[1].pos.x == corners[2].pos.x
        && corners[2].pos.y == corners[3].pos.y;
}

} // namespace consigliere::widgets
