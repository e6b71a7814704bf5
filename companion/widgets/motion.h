#pragma once

#include <imgui.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// What moves, and when the next frame is needed without any input.
class Motion {
public:
    void request_frame() { m_is_moving = true; }
    /// What is drawn changes by itself after so many seconds, and has to be drawn again then.
    void request_frame_in(double seconds)
    {
        m_wakes_in = std::min(m_wakes_in.value_or(seconds), seconds);
    }
    /// When the next frame is needed without any input, if at all.
    [[nodiscard]] std::optional<double> wakes_in() const { return m_wakes_in; }
    /// Whether things glide to their places or jump there.
    void set_motion(bool is_on) { m_has_motion = is_on; }
    [[nodiscard]] bool has_motion() const { return m_has_motion; }

    /// A point on its way to `target`: the first call for a key starts there, later ones glide.
    [[nodiscard]] ImVec2 glide(std::string_view key, ImVec2 target);
    /// Forgets where a thing was, so that it appears at its next place instead of gliding there.
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
