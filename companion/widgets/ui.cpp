#include "companion/widgets/ui.h"

// Only the inside of ImGui tells whether somebody moves about with the keyboard.
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::widgets {

namespace {

constexpr double glide_seconds = 0.18;
/// Nobody reads what a tap has brought and taps it within this time.
constexpr double seconds_of_one_tap = 0.3;

ImVec2 between(ImVec2 from, ImVec2 to, float part)
{
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

/// Four rows of keys.
float keys_height()
{
    return 224_dp;
}

} // namespace

float rounding_for(ImVec2 size, float wanted)
{
    const float most = std::min(std::abs(size.x), std::abs(size.y)) / 2 - 1;
    const float least = 0.5F;
    return std::min(wanted, most) < least ? 0 : wanted;
}

void Ui::announce(Urgency urgency, std::string_view text)
{
    if (!m_announcement.empty() && urgency < m_urgency)
        return;
    m_announcement = text;
    m_urgency = urgency;
}

void Ui::begin()
{
    const ImGuiIO& io = ImGui::GetIO();
    m_display = Rect::at({0, 0}, io.DisplaySize.x, io.DisplaySize.y);
    m_keys_place = m_typing.is_shown() ? m_display.cut_bottom(keys_height()) : Rect{};
    m_typing.is_field_seen = false;
    m_typing.fields = std::exchange(m_typing.fields_so_far, {});
    listen_to_keys();
    m_had_focus = m_focus.has_value();
    m_focus.reset();
    m_lists_kept_still = std::max(0, m_lists_kept_still - 1);
    m_targets.clear();
    m_lists.clear();
    m_shortened.clear();
    m_texts.clear();
    m_announcement.clear();
    m_is_moving = false;
    m_wakes_in.reset();
    m_covered = 0;

    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(io.DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    ImGui::PushStyleColor(ImGuiCol_WindowBg, m_theme->ground.packed());
    ImGui::PushStyleColor(ImGuiCol_NavHighlight, m_theme->brass.packed());
    constexpr ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove
        | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus
        | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::Begin("screen", nullptr, flags);
}

void Ui::watch_dialog(const Rect& place)
{
    const ImGuiIO& io = ImGui::GetIO();
    const int frame = ImGui::GetFrameCount();
    const bool is_new = frame - std::exchange(m_dialog_frame, frame) > 1
        || place.left != m_dialog.left || place.top != m_dialog.top;
    if (is_new)
        m_dialog_since = ImGui::GetTime();
    m_dialog = place;
    const bool is_beside =
        io.MouseClicked[0] && !place.contains(io.MousePos) && !m_keys_place.contains(io.MousePos);
    // The finger that opened it may tremble.
    if (is_beside && ImGui::GetTime() - m_dialog_since > seconds_of_one_tap)
        m_dismissal = Dismissal::beside;
}

std::string Typing::next_field() const
{
    const auto found = std::ranges::find(fields, field);
    if (found == fields.end() || found + 1 == fields.end())
        return {};
    return *(found + 1);
}

void Ui::end()
{
    draw_focus();
    forget_lost_stop();
    if (!m_typing.is_field_seen)
        m_typing.field.clear();
    ImGui::End();
    ImGui::PopStyleColor(2);
    ImGui::PopStyleVar(4);
}

Touch Ui::touch(std::string_view id, const Rect& rect, Mood mood)
{
    if (m_covered > 0 || rect.is_empty())
        return {};
    Rect visible = rect;
    for (const ScrolledList& view : m_views) {
        visible.top = std::max(visible.top, view.rect.top);
        visible.bottom = std::min(visible.bottom, view.rect.bottom);
    }
    if (mood != Mood::off)
        m_stops.push_back({std::string(id), rect, m_views.empty() ? "" : m_views.back().id});
    // What is left of a row at the edge of a list may be too small for a finger.
    if (visible.height() < std::min(rect.height(), 48_dp) - 0.5F)
        return {};
    const bool is_asleep = m_last_tap && visible.contains(m_last_tap->place)
        && is_stray(id, m_last_tap->place, ImGui::GetTime());
    m_targets.push_back({std::string(id), visible, mood, is_asleep});
    if (mood == Mood::off)
        return {};
    ImGui::SetCursorScreenPos(visible.min());
    Touch touch;
    touch.tapped = ImGui::InvisibleButton(m_targets.back().id.c_str(), visible.size());
    if (touch.tapped && ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
        const ImGuiIO& io = ImGui::GetIO();
        touch.tapped = !is_stray(id, io.MouseClickedPos[0], io.MouseClickedTime[0]);
        // A flurry of taps is one: each of them is measured against the one before it.
        m_last_tap = {touch.tapped ? std::string(id) : m_last_tap->id, io.MouseClickedPos[0],
            ImGui::GetTime()};
    }
    touch.held = ImGui::IsItemActive();
    touch.reached = m_wanted_stop == id;
    if (touch.reached)
        stand_on_last_item();
    touch.focused = ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
    if (touch.focused) {
        m_focus = visible;
        const bool is_entered = ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false);
        touch.tapped = touch.tapped || is_entered;
    }
    if (touch.focused || touch.tapped)
        m_stop = id;
    return touch;
}

/// Whether a tap is the second of two quick ones at one place, and the first changed what is there.
bool Ui::is_stray(std::string_view id, ImVec2 place, double pressed_at) const
{
    if (!m_last_tap || m_last_tap->id == id)
        return false;
    const float apart = std::hypot(place.x - m_last_tap->place.x, place.y - m_last_tap->place.y);
    return pressed_at - m_last_tap->at < seconds_of_one_tap && apart < 24_dp;
}

const Target* Ui::find_target(std::string_view id) const
{
    const auto found = std::ranges::find(m_targets, id, &Target::id);
    return found == m_targets.end() ? nullptr : &*found;
}

void Ui::fill(const Rect& rect, Colour colour, float rounding)
{
    draw().AddRectFilled(
        rect.min(), rect.max(), colour.packed(), rounding_for(rect.size(), rounding));
}

void Ui::outline(const Rect& rect, Colour colour, float thickness, float rounding)
{
    draw().AddRect(
        rect.min(), rect.max(), colour.packed(), rounding_for(rect.size(), rounding), 0, thickness);
}

void Ui::line(ImVec2 from, ImVec2 to, Colour colour, float thickness)
{
    draw().AddLine(from, to, colour.packed(), thickness);
}

void Ui::disc(ImVec2 centre, float radius, Colour colour)
{
    draw().AddCircleFilled(centre, radius, colour.packed());
}

void Ui::ring(ImVec2 centre, float radius, Colour colour, float thickness)
{
    draw().AddCircle(centre, radius, colour.packed(), 0, thickness);
}

ImVec2 Ui::glide(std::string_view key, ImVec2 target)
{
    const double now = ImGui::GetTime();
    const auto [found, is_new] = m_glides.try_emplace(std::string(key), Glide{target, target, now});
    Glide& glide = found->second;
    const float part = std::min(1.0F, static_cast<float>((now - glide.started) / glide_seconds));
    const float eased = 1 - (1 - part) * (1 - part);
    const ImVec2 at = between(glide.from, glide.to, eased);
    const bool has_moved = glide.to.x != target.x || glide.to.y != target.y;
    if (has_moved)
        glide = {at, target, now};
    if (!m_has_motion || is_new) {
        glide = {target, target, now};
        return target;
    }
    if (has_moved || part < 1)
        keep_moving();
    return has_moved ? at : between(glide.from, glide.to, eased);
}

} // namespace consigliere::widgets
