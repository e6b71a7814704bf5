#pragma once

#include "companion/widgets/rect.h"

#include <imgui.h>

#include <optional>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// Double-tap interval: shorter than the time to read and react to a change.
constexpr double seconds_of_one_tap = 0.5;

/// Double-tap guard: two quick taps at one place count as one.
class TapGuard {
public:
    /// Call before any target is touched in a frame when the acting player has changed. Input
    /// within the interval after the last tap is then ignored everywhere, so that a double tap
    /// never acts for two players.
    void hand_over() { m_handed_over_at = m_acted_at; }
    /// Like hand_over(), when somebody else than the last tap's hand changed it just now.
    void hand_over_now() { m_handed_over_at = ImGui::GetTime(); }
    /// The next frame's input was made `seconds_ago`. Intervals are measured between inputs, not
    /// between the frames that process them.
    void expect_late_input(double seconds_ago) { m_input_age = seconds_ago; }

protected:
    /// Records when this frame's input was made. ImGui reports one press or release per frame.
    void note_times();
    /// Returns false if the tap or key that chose this target is to be ignored.
    [[nodiscard]] bool takes(std::string_view id);
    /// True if a tap on the target now would count as the second of a double tap.
    [[nodiscard]] bool ignores_taps(std::string_view id, const Rect& place) const;
    /// True if the press followed a change of the acting player too closely.
    [[nodiscard]] bool is_press_too_soon() const { return is_too_soon(m_pressed_at); }
    /// Like is_press_too_soon(); also true for a press outside all targets that is the second of a
    /// double tap.
    [[nodiscard]] bool is_press_stray(ImVec2 place) const
    {
        return is_press_too_soon() || is_stray({}, place, m_pressed_at);
    }

private:
    [[nodiscard]] bool is_stray(std::string_view id, ImVec2 place, double pressed_at) const;
    [[nodiscard]] bool is_too_soon(double at) const;

    /// The last tap; `at` is the time of release.
    struct LastTap {
        std::string id;
        ImVec2 place;
        double at = 0;
    };
    std::optional<LastTap> m_last_tap;
    /// ImGui times: last press, last release or key press, and change of the acting player.
    double m_pressed_at = 0;
    double m_acted_at = 0;
    double m_input_age = 0;
    std::optional<double> m_handed_over_at;
};

} // namespace consigliere::widgets
