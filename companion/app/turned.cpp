#include "companion/app/turned.h"

#include <algorithm>

namespace consigliere::app {

ImVec2 point_on_display(ImVec2 point, ImVec2 display, int quarter_turns)
{
    switch (quarter_turns & 3) {
    case 1:
        return {display.x - point.y, point.x};
    case 2:
        return {display.x - point.x, display.y - point.y};
    case 3:
        return {point.y, display.y - point.x};
    default:
        return point;
    }
}

widgets::Rect rect_on_display(const widgets::Rect& rect, ImVec2 display, int quarter_turns)
{
    const ImVec2 a = point_on_display(rect.min(), display, quarter_turns);
    const ImVec2 b = point_on_display(rect.max(), display, quarter_turns);
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

ImVec2 picture_size(ImVec2 display, int quarter_turns)
{
    return (quarter_turns & 1) != 0 ? ImVec2{display.y, display.x} : display;
}

ImVec2 point_in_picture(ImVec2 point, ImVec2 display, int quarter_turns)
{
    return point_on_display(point, picture_size(display, quarter_turns), -quarter_turns);
}

void turn_drawing(ImDrawData& drawing, ImVec2 display, int quarter_turns)
{
    if ((quarter_turns & 3) == 0)
        return;
    for (int i = 0; i < drawing.CmdListsCount; ++i) {
        ImDrawList& list = *drawing.CmdLists[i];
        for (ImDrawVert& vertex : list.VtxBuffer)
            vertex.pos = point_on_display(vertex.pos, display, quarter_turns);
        for (ImDrawCmd& command : list.CmdBuffer) {
            const ImVec4 clip = command.ClipRect;
            const widgets::Rect turned =
                rect_on_display({clip.x, clip.y, clip.z, clip.w}, display, quarter_turns);
            command.ClipRect = {turned.left, turned.top, turned.right, turned.bottom};
        }
    }
    drawing.DisplaySize = display;
}

} // namespace consigliere::app
