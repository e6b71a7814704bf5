#pragma once

#include "companion/widgets/rect.h"

#include <imgui.h>

#include <optional>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// Nobody reads what a tap has brought and taps it within this time.
constexpr double seconds_of_one_tap = 0.5;

/// Tells a second tap from a new one: a finger that taps twice means one thing.
class TapGuard {
public:
    /// Somebody else acts now than before the last tap, so that whatever follows it at once,
    /// wherever it is, does nothing: two quick taps never act for two. Said by whoever knows who
    /// acts, before anything is touched in a frame.
    void hand_over() { m_handed_over_at = m_acted_at; }
    /// What the next frame is told of fingers and keys was done so many seconds ago. Quick taps are
    /// told from slow ones by when they were made, not by when the program got to them.
    void expect_late_input(double seconds_ago) { m_input_age = seconds_ago; }

protected:
    /// When this frame's input was made; ImGui is told one press or release in a frame.
    void note_times();
    /// Whether the tap or the key that a target was just chosen by means it.
    [[nodiscard]] bool takes(std::string_view id);
    /// Whether a tap on a target would be the second of two if it came now.
    [[nodiscard]] bool ignores_taps(std::string_view id, const Rect& place) const;
    /// Whether the finger came down so soon after a tap that somebody else acts now.
    [[nodiscard]] bool is_press_too_soon() const { return is_too_soon(m_pressed_at); }
    /// The same, or whether it came down on no target, as the second of two taps in this place.
    [[nodiscard]] bool is_press_stray(ImVec2 place) const
    {
        return is_press_too_soon() || is_stray({}, place, m_pressed_at);
    }

private:
    [[nodiscard]] bool is_stray(std::string_view id, ImVec2 place, double pressed_at) const;
    [[nodiscard]] bool is_too_soon(double at) const;

    /// What the last tap did, to know a second one at the same place; `at` is when the finger was
    /// lifted.
    struct LastTap {
        std::string id;
        ImVec2 place;
        double at = 0;
    };
    std::optional<LastTap> m_last_tap;
    /// When the finger came down last, and when it was lifted or a key was pressed, by the clock of
    /// ImGui; and when one of these handed the screen over.
    double m_pressed_at = 0;
    double m_acted_at = 0;
    double m_input_age = 0;
    std::optional<double> m_handed_over_at;
};

} // namespace consigliere::widgets
