#include "companion/widgets/tap_guard.h"

#include "companion/widgets/units.h"

#include <cmath>
#include <utility>

namespace consigliere::widgets {

void TapGuard::note_times()
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
}

bool TapGuard::takes(std::string_view id)
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
    // Rapid taps count as one: measure each from the previous one.
    if (is_too_soon)
        m_handed_over_at = m_acted_at;
    m_last_tap = {counts || !m_last_tap ? std::string(id) : m_last_tap->id, place, m_acted_at};
    return counts;
}

/// True within the interval after the input at which the acting player changed.
bool TapGuard::is_too_soon(double at) const
{
    return m_handed_over_at && at - *m_handed_over_at < seconds_of_one_tap;
}

/// True for the second of two quick taps at one place if the first changed what is there.
bool TapGuard::is_stray(std::string_view id, ImVec2 place, double pressed_at) const
{
    if (!m_last_tap || m_last_tap->id == id)
        return false;
    const float apart = std::hypot(place.x - m_last_tap->place.x, place.y - m_last_tap->place.y);
    return pressed_at - m_last_tap->at < seconds_of_one_tap && apart < 24_dp;
}

bool TapGuard::ignores_taps(std::string_view id, const Rect& place) const
{
    const double now = ImGui::GetTime();
    return is_too_soon(now)
        || (m_last_tap && place.contains(m_last_tap->place)
            && is_stray(id, m_last_tap->place, now));
}

} // namespace consigliere::widgets
