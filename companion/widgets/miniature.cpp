#include "companion/widgets/miniature.h"

#include "companion/widgets/drawn_letters.h"

#include <algorithm>
#include <utility>

namespace consigliere::widgets {

namespace {

/// Flag on the draw list; unused by ImGui.
constexpr ImDrawListFlags miniature_flag = 1 << 24;

void leave_letters_out(ImVector<ImDrawVert>& corners, int from)
{
    for (int i = from; i + 3 < corners.Size; ++i) {
        if (!is_letter(&corners[i]))
            continue;
        for (int corner = 0; corner < 4; ++corner) {
            corners[i + corner].pos = corners[i].pos;
            corners[i + corner].uv = ImGui::GetFontTexUvWhitePixel();
        }
        i += 3;
    }
}

} // namespace

void draw_miniature(Ui& ui, const Rect& place, ImVec2 size,
    const std::function<void(Ui& ui, const Rect& rect)>& draw)
{
    const float factor = std::min(place.width() / size.x, place.height() / size.y);
    const ImVec2 origin{
        place.centre().x - size.x * factor / 2, place.centre().y - size.y * factor / 2};
    const auto shrunk = [&](float x, float y) {
        return ImVec2{origin.x + x * factor, origin.y + y * factor};
    };
    ImDrawList& list = ui.draw();
    const ImVec4 outside = list._CmdHeader.ClipRect;
    // A clip rectangle of its own starts a new draw command, separate from earlier drawing.
    const Rect whole{0, 0, size.x, size.y};
    list.PushClipRect(whole.inset(-1).min(), whole.inset(-1).max(), false);
    const int first_command = list.CmdBuffer.Size - 1;
    const int first_corner = list.VtxBuffer.Size;
    ui.begin_modal();
    const ImDrawListFlags flags = std::exchange(list.Flags, list.Flags | miniature_flag);
    draw(ui, whole);
    list.Flags = flags;
    ui.end_modal();
    leave_letters_out(list.VtxBuffer, first_corner);
    for (int i = first_corner; i < list.VtxBuffer.Size; ++i) {
        ImDrawVert& corner = list.VtxBuffer[i];
        corner.pos = shrunk(corner.pos.x, corner.pos.y);
    }
    for (int i = first_command; i < list.CmdBuffer.Size; ++i) {
        ImVec4& clip = list.CmdBuffer[i].ClipRect;
        const ImVec2 low = shrunk(clip.x, clip.y);
        const ImVec2 high = shrunk(clip.z, clip.w);
        clip = {std::max(low.x, outside.x), std::max(low.y, outside.y), std::min(high.x, outside.z),
            std::min(high.y, outside.w)};
    }
    list.PopClipRect();
}

bool is_miniature(Ui& ui)
{
    return (ui.draw().Flags & miniature_flag) != 0;
}

} // namespace consigliere::widgets
