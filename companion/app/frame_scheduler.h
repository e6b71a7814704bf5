#pragma once

#include <algorithm>

namespace consigliere::app {

/// Decides when the window draws a frame and when it sleeps. Each input schedules a few frames,
/// the last of which is presented; frames during an animation are presented too.
class FrameScheduler {
public:
    /// True if the next frame waits for input.
    [[nodiscard]] bool sleeps() const { return m_frames_left == 0; }
    /// True if the last frame may be presented: all effects of the input are visible.
    [[nodiscard]] bool is_settled() const { return m_frames_left <= (m_moves ? 1 : 0); }
    /// Call after input.
    void wake() { m_frames_left = frames_for_input; }
    /// Call after each frame; `moves` is true during an animation.
    void drawn(bool moves)
    {
        m_moves = moves;
        m_frames_left = std::max(m_frames_left - 1, moves ? 1 : 0);
    }
    /// Cancels scheduled frames: the window is hidden.
    void rest() { m_frames_left = 0; }

    /// Minimum time between presented frames of an animation, in seconds. Slightly below 1/60 s,
    /// so that no refresh is missed.
    static constexpr double least_seconds_of_a_picture = 0.014;

private:
    /// ImGui needs one frame for the press, one for the action and one for its result; a change
    /// made by a late widget shows in an earlier one a frame later.
    static constexpr int frames_for_input = 4;

    int m_frames_left = frames_for_input;
    bool m_moves = false;
};

} // namespace consigliere::app
