#pragma once

#include "companion/app/event_times.h"
#include "companion/app/input_queue.h"
#include "companion/app/painter.h"
#include "companion/app/window_place.h"
#include "companion/server/wake_up.h"

#include <imgui.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

struct GLFWwindow;

namespace consigliere::app {

/// A window: GLFW window, its OpenGL context and ImGui's, in dependency order. Input is queued
/// until a frame takes it.
class Surface {
public:
    /// Called with the window's size and density before there is a window.
    using Preparation = std::function<void(ImVec2 pixels, float density)>;
    /// Opens the window at `place`, fitted to its display. `prepare` runs meanwhile on a thread of
    /// its own, with ImGui's context: opening takes as long as making the fonts.
    Surface(WindowPlace place, const Preparation& prepare);
    Surface(const Surface&) = delete;
    Surface& operator=(const Surface&) = delete;
    ~Surface();

    /// Why the window could not be opened; empty if it is open.
    [[nodiscard]] std::string problem() const;

    /// True after a close request.
    [[nodiscard]] bool is_closed() const;
    /// Cancels the close request and raises the window.
    void stay_open();
    /// True if minimized or hidden.
    [[nodiscard]] bool is_hidden() const;
    [[nodiscard]] ImVec2 size() const;
    /// How many pixels of its monitor a logical pixel is, at least 1.
    [[nodiscard]] float density() const { return m_density; }
    /// Current position. F11 toggles full screen.
    [[nodiscard]] WindowPlace place();
    [[nodiscard]] bool is_full_screen() const;
    void toggle_full_screen();

    enum class Patience : std::uint8_t {
        none, ///< Polls.
        until_input, ///< Blocks until an event.
    };
    /// Processes window and input events, waiting at most `at_most` seconds. Returns true if there
    /// were any.
    bool listen(Patience patience, std::optional<double> at_most);
    /// Seconds since GLFW was initialized.
    [[nodiscard]] static double now();
    [[nodiscard]] bool has_input() const { return !m_input.is_empty(); }
    /// Queues a tap at a place on the display.
    void tap(ImVec2 place);
    /// Ends listen(), as an event does; for any thread, and for as long as it is kept.
    [[nodiscard]] std::function<void()> waker() const;
    /// Left top corner, in pixels of the screen.
    [[nodiscard]] ImVec2 corner() const;
    /// False while another window has the keyboard.
    [[nodiscard]] bool is_active() const { return m_is_active; }

    /// Passes size, time and the next input to ImGui. Set `fonts_are_new` after the atlas was
    /// rebuilt. Returns the age in seconds of the press or release in this frame.
    double begin_frame(bool fonts_are_new);
    /// Shows a drawing; does nothing if it is already shown.
    void present(const ImDrawData& drawing);

private:
    std::optional<Painter::Backend> open();
    [[nodiscard]] ImVec2 expected_size() const;
    void watch_input();
    void change_density(float density);
    static Surface& of(GLFWwindow* window);

    bool m_has_glfw = false;
    GLFWwindow* m_window = nullptr;
    std::optional<Painter> m_painter;
    EventTimes m_times;
    InputQueue m_input;
    std::shared_ptr<server::WakeUp> m_wake_up = std::make_shared<server::WakeUp>();
    bool m_is_active = true;
    WindowPlace m_place;
    float m_density = 1;
    /// An event arrived since the last check.
    bool m_is_woken = false;
    /// The window's content is invalid.
    bool m_is_exposed = true;
};

} // namespace consigliere::app
