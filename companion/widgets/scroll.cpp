#include "companion/widgets/scroll.h"

// For ClearActiveID: a press that has become a drag is cancelled.
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::widgets {

namespace {

/// Scrolls with the finger; a drag cancels the tap.
void follow_finger(const Ui& ui, ScrollState& scrolling, const Rect& rect)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (!io.MouseDown[0] || ui.are_lists_kept_still()) {
        scrolling.finger.reset();
        scrolling.is_drag = false;
        scrolling.travelled = 0;
        return;
    }
    if (!scrolling.finger) {
        const bool starts_here = ImGui::IsMouseClicked(0) && rect.contains(io.MousePos);
        if (starts_here)
            scrolling.finger = io.MousePos.y;
        return;
    }
    const float moved = io.MousePos.y - *scrolling.finger;
    scrolling.travelled += std::abs(moved);
    if (scrolling.travelled > 8_dp && !scrolling.is_drag) {
        scrolling.is_drag = true;
        ImGui::ClearActiveID();
    }
    if (scrolling.is_drag)
        scrolling.offset -= moved;
    scrolling.finger = io.MousePos.y;
}

bool is_pressed(ImGuiKey key)
{
    return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key));
}

/// Scrolls when the keyboard focus reaches the last visible row.
void follow_keys(const Ui& ui, ScrollState& scrolling, const Rect& rect)
{
    const float page = rect.height() * 0.8F;
    if (is_pressed(ImGuiKey_PageDown))
        scrolling.offset += page;
    if (is_pressed(ImGuiKey_PageUp))
        scrolling.offset -= page;
    if (!ui.focus() || !rect.contains(ui.focus()->centre()))
        return;
    const float reach = 90_dp;
    if (is_pressed(ImGuiKey_DownArrow) && ui.focus()->bottom > rect.bottom - reach)
        scrolling.offset += reach;
    if (is_pressed(ImGuiKey_UpArrow) && ui.focus()->top < rect.top + reach)
        scrolling.offset -= reach;
}

/// Draws an arrow at the end of the scroll bar if the list continues below.
void draw_more_below(Ui& ui, const Rect& rect)
{
    const ImVec2 tip{rect.right - 5_dp, rect.bottom - 1_dp};
    ui.draw().AddTriangleFilled(
        {tip.x - 5_dp, tip.y - 9_dp}, tip, {tip.x + 5_dp, tip.y - 9_dp}, ui.theme().brass.packed());
}

} // namespace

void scroll_area(
    Ui& ui, std::string_view id, const Rect& rect, const std::function<void(Rect& rest)>& content)
{
    // An overlay shortens the list but does not scroll it.
    const Rect place = ui.above_overlaid(rect);
    ScrollState& scrolling = ui.scroll_state(id);
    if (!ui.is_covered())
        follow_finger(ui, scrolling, place);
    const ImGuiIO& io = ImGui::GetIO();
    if (place.contains(io.MousePos) && !ui.is_covered())
        scrolling.offset -= io.MouseWheel * 60_dp;

    // Half of a border is outside its rectangle.
    const Rect seen = place.inset(-2_dp, 0);
    ui.draw().PushClipRect(seen.min(), seen.max(), true);
    ui.begin_clip(id, place);
    // Long enough for ten thousand rows (a million pixels).
    constexpr float no_end = 100000000;
    const float start = place.top - scrolling.offset;
    // Keep room for the scroll bar.
    const float margin = scrolling.is_longer ? 10_dp : 0;
    Rect rest{place.left, start, place.right - margin, start + no_end};
    content(rest);
    const float height = rest.top - start;
    constexpr float rounding = 0.5F;
    // With or without the bar, the next picture has another width.
    const bool was_longer = std::exchange(scrolling.is_longer, height > rect.height() + rounding);
    if (was_longer != scrolling.is_longer)
        ui.request_frame();
    ui.end_clip();
    ui.draw().PopClipRect();

    if (!ui.is_covered())
        follow_keys(ui, scrolling, place);
    const float hidden = height - place.height();
    const float most = hidden > rounding ? hidden : 0;
    scrolling.length = height;
    scrolling.offset = std::exchange(scrolling.goal, std::nullopt).value_or(scrolling.offset);
    scrolling.offset = std::clamp(scrolling.offset, 0.0F, most);
    if (most == 0 || place.is_empty())
        return;
    // Least length of the thumb, for very long lists. The arrow needs room below.
    const float track = std::max(0.0F, place.height() - 12_dp);
    const float length = std::max(std::min(28_dp, track), track * place.height() / height);
    const float top = place.top + (track - length) * (scrolling.offset / most);
    ui.fill({place.right - 4_dp, top, place.right, top + length},
        ui.theme().quiet.with_opacity(0.6F), 2_dp);
    if (most - scrolling.offset > 1_dp)
        draw_more_below(ui, place);
}

void scroll_to(Ui& ui, std::string_view id, float place)
{
    ui.scroll_state(id).goal = place;
}

void scroll_to_start(Ui& ui, std::string_view id)
{
    ui.scroll_state(id).offset = 0;
}

} // namespace consigliere::widgets
