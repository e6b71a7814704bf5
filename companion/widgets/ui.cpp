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
constexpr double seconds_of_one_tap = 0.5;
/// For so long stands what is missing, if nothing is tapped meanwhile.
constexpr double seconds_of_missing = 5;

/// Tells ImGui of a target; gives whether it was tapped. A finger goes past what is off to what
/// lies at the same place, and the keyboard comes to it: it is told what is missing.
bool add_item(const Target& target)
{
    ImGui::SetCursorScreenPos(target.rect.min());
    if (target.mood != Mood::off)
        return ImGui::InvisibleButton(target.id.c_str(), target.rect.size());
    ImGui::ItemAdd(ImRect(target.rect.min(), target.rect.max()), ImGui::GetID(target.id.c_str()));
    return false;
}

/// Whether a key was pressed that chooses what the keyboard is on. Of a button ImGui tells itself
/// that the space bar was.
bool is_entered(Mood mood)
{
    const auto is_pressed = [](ImGuiKey key) {
        return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key), false);
    };
    return is_pressed(ImGuiKey_Enter) || (mood == Mood::off && is_pressed(ImGuiKey_Space));
}

ImVec2 between(ImVec2 from, ImVec2 to, float part)
{
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

} // namespace

float keys_height()
{
    return 224_dp;
}

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
    note_times();
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
    m_overlaid = {};

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

/// When this frame's input was made; ImGui is told one press or release in a frame.
void Ui::note_times()
{
    const double at = ImGui::GetTime() - std::exchange(m_input_age, 0);
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left))
        m_pressed_at = at;
    const auto is_pressed = [](ImGuiKey key) {
        return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key), false);
    };
    if (ImGui::IsMouseReleased(ImGuiMouseButton_Left) || is_pressed(ImGuiKey_Enter)
        || is_pressed(ImGuiKey_KeyPadEnter) || is_pressed(ImGuiKey_Space))
        m_acted_at = at;
    const bool is_read = m_missing
        && (ImGui::IsMouseClicked(ImGuiMouseButton_Left)
            || ImGui::GetTime() - m_missing->since > seconds_of_missing);
    if (is_read)
        m_missing.reset();
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
    draw_missing();
    draw_focus();
    forget_lost_stop();
    if (!m_typing.is_field_seen)
        m_typing.field.clear();
    ImGui::End();
    ImGui::PopStyleColor(2);
    ImGui::PopStyleVar(4);
}

Rect Ui::above_overlaid(Rect rect) const
{
    if (rect.overlaps(m_overlaid))
        rect.bottom = std::max(rect.top, m_overlaid.top);
    return rect;
}

Touch Ui::touch(std::string_view id, const Rect& rect, const Readiness& readiness)
{
    const Mood mood = readiness.mood;
    if (m_covered > 0 || rect.is_empty())
        return {};
    // A list ends above what lies over it, and can bring into sight what that hides.
    Rect visible = m_views.empty() ? above_overlaid(rect) : rect;
    if (visible.is_empty())
        return {};
    for (const ScrolledList& view : m_views) {
        visible.top = std::max(visible.top, view.rect.top);
        visible.bottom = std::min(visible.bottom, view.rect.bottom);
    }
    const bool answers = mood != Mood::off || !readiness.missing.empty();
    if (answers)
        m_stops.push_back({std::string(id), rect, m_views.empty() ? "" : m_views.back().id});
    // What is left of a row at the edge of a list may be too small for a finger.
    if (visible.height() < std::min(rect.height(), 48_dp) - 0.5F)
        return {};
    const bool is_asleep = is_too_soon(ImGui::GetTime())
        || (m_last_tap && visible.contains(m_last_tap->place)
            && is_stray(id, m_last_tap->place, ImGui::GetTime()));
    m_targets.push_back({std::string(id), visible, mood, readiness.missing, is_asleep});
    if (!answers)
        return {};
    Touch touch;
    touch.tapped = add_item(m_targets.back()) || (mood == Mood::off && is_let_go_on(visible));
    touch.held = ImGui::IsItemActive() && !is_too_soon(m_pressed_at);
    touch.reached = m_wanted_stop == id;
    if (touch.reached)
        stand_on_last_item();
    touch.focused = ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
    if (touch.focused) {
        m_focus = visible;
        touch.tapped = touch.tapped || is_entered(mood);
    }
    touch.tapped = touch.tapped && takes(id);
    if (touch.focused || touch.tapped)
        m_stop = id;
    if (mood != Mood::off)
        return touch;
    if (touch.tapped)
        m_missing = {std::string(id), ImGui::GetTime()};
    return {};
}

/// Whether the tap or the key that a target was just chosen by means it: this is the one place that
/// tells a second tap from a new one.
bool Ui::takes(std::string_view id)
{
    if (!ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
        const bool is_too_soon = this->is_too_soon(m_acted_at);
        if (is_too_soon)
            m_handed_over_at = m_acted_at;
        return !is_too_soon;
    }
    const ImVec2 place = ImGui::GetIO().MouseClickedPos[0];
    const bool is_too_soon = this->is_too_soon(m_pressed_at);
    const bool counts = !is_too_soon && !is_stray(id, place, m_pressed_at);
    // A flurry of taps is one: each of them is measured against the one before it.
    if (is_too_soon)
        m_handed_over_at = m_acted_at;
    m_last_tap = {counts || !m_last_tap ? std::string(id) : m_last_tap->id, place, m_acted_at};
    return counts;
}

/// Whether a finger came down here and was lifted here, and did not drag anything.
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
    if (has_moved || hits_target || is_too_soon(m_pressed_at) || is_stray({}, place, m_pressed_at))
        return std::nullopt;
    return place;
}

/// Whether something follows a tap so soon after which somebody else acts.
bool Ui::is_too_soon(double at) const
{
    return m_handed_over_at && at - *m_handed_over_at < seconds_of_one_tap;
}

/// Whether a tap is the second of two quick ones at one place, and the first changed what is there.
bool Ui::is_stray(std::string_view id, ImVec2 place, double pressed_at) const
{
    if (!m_last_tap || m_last_tap->id == id)
        return false;
    const float apart = std::hypot(place.x - m_last_tap->place.x, place.y - m_last_tap->place.y);
    return pressed_at - m_last_tap->at < seconds_of_one_tap && apart < 24_dp;
}

/// Below the thing that was tapped, or above it where there is no room.
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
    fill(box, m_theme->raised, 10_dp);
    outline(box, m_theme->brass, 2_dp, 10_dp);
    text(box.inset(padding, padding), target->missing,
        {Font::body, m_theme->text, 0.5F, 0.5F, true});
    announce(Urgency::objection, target->missing);
    wake_in(seconds_of_missing);
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
