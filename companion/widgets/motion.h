#pragma once

#include <imgui.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// Animation state, and when the next frame is needed without input.
class Motion {
public:
    void request_frame() { m_is_moving = true; }
    /// Requests a frame in `seconds`, because the display will change without input.
    void request_frame_in(double seconds)
    {
        m_wakes_in = std::min(m_wakes_in.value_or(seconds), seconds);
    }
    /// Seconds until the next frame needed without input; nullopt if none.
    [[nodiscard]] std::optional<double> wakes_in() const { return m_wakes_in; }
    /// Whether items glide to their positions or jump.
    void set_motion(bool is_on) { m_has_motion = is_on; }
    [[nodiscard]] bool has_motion() const { return m_has_motion; }

    /// Animated position moving to `target`. The first call for a key returns `target`.
    [[nodiscard]] ImVec2 glide(std::string_view key, ImVec2 target);
    /// Forgets the position of an item, so that it next appears at its target without gliding.
    void forget_place(std::string_view key) { m_glides.erase(std::string(key)); }

protected:
    void begin_motion();
    [[nodiscard]] bool is_anything_moving() const { return m_is_moving; }

private:
    struct Glide {
        ImVec2 from;
        ImVec2 to;
        double started = 0;
    };

    std::map<std::string, Glide> m_glides;
    bool m_is_moving = false;
    std::optional<double> m_wakes_in;
    bool m_has_motion = true;
};

} // namespace consigliere::widgets
