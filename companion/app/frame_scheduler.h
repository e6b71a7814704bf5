#pragma once

#include <algorithm>

namespace consigliere::app {

/// When the window draws, and when it sleeps. After every input, whenever it comes, a few frames
/// settle what came of it, and the last of them is shown; so is one after each in which something
/// moved. Otherwise the window sleeps.
class FrameScheduler {
public:
    /// Whether the next frame waits for input.
    [[nodiscard]] bool sleeps() const { return m_frames_left == 0; }
    /// Whether the frame that was drawn last can be shown: what came of the input has settled.
    [[nodiscard]] bool is_settled() const { return m_frames_left <= (m_moves ? 1 : 0); }
    /// Input has come since the frame before.
    void wake() { m_frames_left = frames_for_input; }
    /// A frame has been drawn; `moves` when something in it glides on.
    void drawn(bool moves)
    {
        m_moves = moves;
        m_frames_left = std::max(m_frames_left - 1, moves ? 1 : 0);
    }
    /// Nothing is drawn until there is input: nobody sees the window.
    void rest() { m_frames_left = 0; }

    /// What moves by itself is not shown more often than people see: a little less than the time
    /// that a display takes for a picture, so that none of its pictures is missed.
    static constexpr double least_seconds_of_a_picture = 0.014;

private:
    /// ImGui needs a frame to see a press, one to act on it, and one to show what came of it; what
    /// was written down by a later part of the screen shows in an earlier one a frame after that.
    static constexpr int frames_for_input = 4;

    int m_frames_left = frames_for_input;
    bool m_moves = false;
};

} // namespace consigliere::app
