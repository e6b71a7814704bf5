#include "companion/widgets/ui.h"

// For NavDisableHighlight: whether the keyboard is used for navigation.
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::widgets {

namespace {

/// How long the sentence on a missing condition is shown, unless there is another tap.
constexpr double seconds_of_missing = 5;

/// Adds an ImGui item. Returns true when tapped. A disabled item lets the finger through to what is
/// below, but can receive the focus, so that its missing condition is announced.
bool add_item(const Target& target)
{
    ImGui::SetCursorScreenPos(target.rect.min());
    if (target.mood != ControlState::disabled)
        return ImGui::InvisibleButton(target.id.c_str(), target.rect.size());
    ImGui::ItemAdd(ImRect(target.rect.min(), target.rect.max()), ImGui::GetID(target.id.c_str()));
    return false;
}

/// True if a key activates the focused target. ImGui itself reports the space bar for buttons.
bool is_entered(ControlState mood)
{
    const auto is_pressed = [](ImGuiKey key) {
        return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key), false);
    };
    return is_pressed(ImGuiKey_Enter)
        || (mood == ControlState::disabled && is_pressed(ImGuiKey_Space));
}

} // namespace

float keys_height()
{
    return 224_dp;
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
    note_times();
    const bool is_read = m_missing
        && (ImGui::IsMouseClicked(ImGuiMouseButton_Left)
            || ImGui::GetTime() - m_missing->since > seconds_of_missing);
    if (is_read)
        m_missing.reset();
    listen_to_keys();
    m_had_focus = m_focus.has_value();
    m_focus.reset();
    m_targets.clear();
    m_hidden_targets.clear();
    m_announcement.clear();
    begin_layers();
    begin_canvas();
    begin_motion();

    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(io.DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    ImGui::PushStyleColor(ImGuiCol_WindowBg, theme().ground.packed());
    ImGui::PushStyleColor(ImGuiCol_NavHighlight, theme().brass.packed());
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
    // Ignore the end of the tap that opened it.
    if (is_beside && ImGui::GetTime() - m_dialog_since > seconds_of_one_tap)
        m_dismissal = Dismissal::beside;
}

std::string Typing::field_beside(int distance) const
{
    const auto found = std::ranges::find(fields, field);
    const auto place = found - fields.begin() + distance;
    const bool is_there =
        found != fields.end() && place >= 0 && place < static_cast<int>(fields.size());
    return is_there ? fields[static_cast<std::size_t>(place)] : std::string();
}

void Ui::end()
{
    draw_missing();
    draw_focus();
    forget_lost_stop();
    if (!m_typing.is_field_seen) {
        m_typing.field.clear();
        m_typing.is_writing = false;
    }
    ImGui::End();
    ImGui::PopStyleColor(2);
    ImGui::PopStyleVar(4);
}

Interaction Ui::touch(std::string_view id, const Rect& rect, const Readiness& readiness)
{
    const ControlState mood = readiness.mood;
    if (is_covered() || rect.is_empty())
        return {};
    // A list ends above the overlay and can scroll hidden rows into view.
    Rect visible = views().empty() ? above_overlaid(rect) : rect;
    if (visible.is_empty())
        return {};
    for (const ScrolledList& view : views()) {
        visible.top = std::max(visible.top, view.rect.top);
        visible.bottom = std::min(visible.bottom, view.rect.bottom);
    }
    const bool answers = mood != ControlState::disabled || !readiness.missing.empty();
    if (answers)
        m_stops.push_back({std::string(id), rect, views().empty() ? "" : views().back().id});
    // The visible rest of a row at the edge of a list may be too small for a finger.
    if (visible.height() < std::min(rect.height(), 48_dp) - 0.5F) {
        if (remembers_places() && !views().empty())
            m_hidden_targets.push_back(
                {std::string(id), {}, mood, readiness.missing, false, {}, false, false, rect});
        return {};
    }
    m_targets.push_back({.id = std::string(id),
        .rect = visible,
        .mood = mood,
        .missing = readiness.missing,
        .ignores_taps = ignores_taps(id, visible),
        .whole = rect});
    if (!answers)
        return {};
    Interaction touch;
    touch.tapped =
        add_item(m_targets.back()) || (mood == ControlState::disabled && is_let_go_on(visible));
    touch.held = ImGui::IsItemActive() && !is_press_too_soon();
    touch.reached = m_wanted_stop == id;
    if (touch.reached)
        stand_on_last_item();
    touch.focused = ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
    if (touch.focused) {
        m_focus = visible;
        m_targets.back().is_focused = true;
        touch.tapped = touch.tapped || is_entered(mood);
    }
    touch.tapped = touch.tapped && takes(id);
    if (touch.focused || touch.tapped)
        m_stop = id;
    if (mood != ControlState::disabled)
        return touch;
    if (touch.tapped)
        m_missing = {std::string(id), ImGui::GetTime()};
    return {};
}

/// True for a press and release here without a drag.
bool Ui::is_let_go_on(const Rect& rect) const
{
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 from = io.MouseClickedPos[0];
    return ImGui::IsMouseReleased(ImGuiMouseButton_Left) && rect.contains(from)
        && std::hypot(io.MousePos.x - from.x, io.MousePos.y - from.y) <= 24_dp;
}

std::optional<ImVec2> Ui::tap_on_bare_ground() const
{
    const ImGuiIO& io = ImGui::GetIO();
    if (is_covered() || !ImGui::IsMouseReleased(ImGuiMouseButton_Left))
        return std::nullopt;
    const ImVec2 place = io.MouseClickedPos[0];
    const bool has_moved = std::hypot(io.MousePos.x - place.x, io.MousePos.y - place.y) > 24_dp;
    const bool hits_target = std::ranges::any_of(
        m_targets, [&place](const Target& target) { return target.rect.contains(place); });
    if (has_moved || hits_target || is_press_stray(place))
        return std::nullopt;
    return place;
}

/// Drawn below the tapped target, or above it if there is no room.
void Ui::draw_missing()
{
    const Target* target = m_missing ? find_target(m_missing->id) : nullptr;
    if (target == nullptr || target->missing.empty()) {
        m_missing.reset();
        return;
    }
    const float padding = 14_dp;
    const float margin = 16_dp;
    const float most = std::min(420_dp, m_display.width() - 2 * margin) - 2 * padding;
    const ImVec2 size = measure(target->missing, Font::body, most);
    const float width = std::min(most, size.x + 2_dp) + 2 * padding;
    const float height = size.y + 2 * padding;
    const float left = std::clamp(target->rect.centre().x - width / 2, m_display.left + margin,
        m_display.right - margin - width);
    const float below = target->rect.bottom + 6_dp;
    const bool has_room_below = below + height <= m_display.bottom;
    const float top = has_room_below ? below : target->rect.top - 6_dp - height;
    const Rect box = Rect::at({left, std::max(m_display.top, top)}, width, height);
    fill(box, theme().raised, 10_dp);
    outline(box, theme().brass, 2_dp, 10_dp);
    text(
        box.inset(padding, padding), target->missing, {Font::body, theme().text, 0.5F, 0.5F, true});
    announce(Urgency::objection, target->missing);
    request_frame_in(seconds_of_missing);
}

const Target* Ui::find_target(std::string_view id) const
{
    const auto found = std::ranges::find(m_targets, id, &Target::id);
    return found == m_targets.end() ? nullptr : &*found;
}

} // namespace consigliere::widgets
