#pragma once

#include "companion/app/event_times.h"
#include "companion/app/input_queue.h"
#include "companion/app/painter.h"
#include "companion/app/window_place.h"

#include <imgui.h>

#include <optional>
#include <string>

struct GLFWwindow;

namespace consigliere::app {

/// A window on a display: GLFW's window, its OpenGL context and ImGui's, in the order in which they
/// need each other. What fingers and keys do waits in a queue until a frame takes it.
class Surface {
public:
    /// Opens the window at this place, or at what fits the display of it.
    explicit Surface(WindowPlace place);
    Surface(const Surface&) = delete;
    Surface& operator=(const Surface&) = delete;
    ~Surface();

    /// Why there is no window, in one sentence; empty when there is one.
    [[nodiscard]] std::string problem() const;

    /// Whether somebody wants to close the window.
    [[nodiscard]] bool is_closed() const;
    /// The window is not closed after all, and is seen, also when it was put away.
    void stay_open();
    /// Whether there is nothing to draw on.
    [[nodiscard]] bool is_hidden() const;
    [[nodiscard]] ImVec2 size() const;
    /// How the window lies on the display now. F11 changes it to the full screen and back.
    [[nodiscard]] WindowPlace place();
    [[nodiscard]] bool is_full_screen() const;
    void toggle_full_screen();

    enum class Patience : std::uint8_t {
        none, ///< Looks at what has come.
        until_input, ///< Sleeps until something comes.
    };
    /// Takes in what fingers, keys and the window itself have done. True when there was anything.
    /// It sleeps for so many seconds at the most.
    bool listen(Patience patience, std::optional<double> at_most);
    /// Seconds since the surface was made.
    [[nodiscard]] static double now();
    [[nodiscard]] bool has_input() const { return !m_input.is_empty(); }

    /// Tells ImGui the size, the time and the next of the input. `fonts_are_new` when the atlas was
    /// made again since the frame before. Gives how many seconds ago the press or release was made
    /// that this frame is told.
    double begin_frame(bool fonts_are_new);
    /// Shows a drawing. Where the window shows the same already, nothing is done.
    void present(const ImDrawData& drawing);

private:
    void watch_input();
    /// The surface that a window of GLFW belongs to.
    static Surface& of(GLFWwindow* window);

    bool m_has_glfw = false;
    GLFWwindow* m_window = nullptr;
    std::optional<Painter> m_painter;
    EventTimes m_times;
    InputQueue m_input;
    /// Where the window was before it took the full screen.
    WindowPlace m_place;
    /// Something has come since this was last asked.
    bool m_is_woken = false;
    /// What the window showed is gone, or was never there.
    bool m_is_exposed = true;
};

} // namespace consigliere::app
