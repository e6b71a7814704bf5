#include "companion/app/window.h"

#include "companion/app/frame_scheduler.h"
#include "companion/app/heard_program.h"
#include "companion/app/surface.h"
#include "companion/app/turned.h"

#include <imgui.h>

#include <optional>
#include <utility>

namespace consigliere::app {

namespace {

constexpr const char* place_key = "window";

/// Main loop of a window.
class Performance {
public:
    /// `fonts_are_new`: made but not shown to the window yet.
    Performance(Surface& surface, Program& program, bool fonts_are_new)
        : m_surface(surface)
        , m_program(program)
        , m_heard(program, surface.waker())
        , m_fonts_are_new(fonts_are_new)
    {
    }

    void run();

private:
    bool is_closed();
    bool listen();
    void frame();
    void act();
    void present();
    void serve_readers();
    void keep_place();
    void fill_screen();

    Surface& m_surface;
    Program& m_program;
    HeardProgram m_heard;
    bool m_fonts_are_new;
    FrameScheduler m_pacing;
    /// Surface::now() of the last presentation.
    double m_shown_at = 0;
    int m_quarter_turns = 0;
    std::optional<WindowPlace> m_kept;
    bool m_was_full_screen = false;
};

void Performance::run()
{
    // ImGui's hit testing uses the previous frame, so draw one first.
    act();
    present();
    while (!is_closed()) {
        if (listen())
            m_pacing.wake();
        if (m_surface.is_hidden()) {
            m_pacing.rest();
            m_program.attend();
            m_heard.refuse_all();
            continue;
        }
        act();
        if (m_program.quits())
            return;
        present();
        serve_readers();
        fill_screen();
        if (m_pacing.sleeps())
            keep_place();
    }
}

/// True if a close request was accepted.
bool Performance::is_closed()
{
    if (!m_surface.is_closed())
        return false;
    m_program.close();
    if (m_program.quits())
        return true;
    m_surface.stay_open();
    m_pacing.wake();
    return false;
}

/// Sleeps until an event or a due frame. Returns true if there was an event.
bool Performance::listen()
{
    using enum Surface::Patience;
    if (m_pacing.sleeps()) {
        // A hidden window needs no frames, and no timers either.
        return m_surface.listen(
            until_input, m_surface.is_hidden() ? std::nullopt : m_program.ui().wakes_in());
    }
    // Swapping buffers does not block on every display, so limit the rate here.
    const double left = m_shown_at + FrameScheduler::least_seconds_of_a_picture - Surface::now();
    return left > 0 ? m_surface.listen(until_input, left) : m_surface.listen(none, std::nullopt);
}

/// Draws one frame without presenting it.
void Performance::frame()
{
    const ImVec2 display = m_surface.size();
    m_quarter_turns = m_program.quarter_turns();
    const ImVec2 picture = picture_size(display, m_quarter_turns);
    const bool has_fitted = m_program.fit(picture, m_surface.density());
    const double input_age =
        m_surface.begin_frame(std::exchange(m_fonts_are_new, false) || has_fitted);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = picture;
    if (ImGui::IsMousePosValid(&io.MousePos))
        io.MousePos = point_in_picture(io.MousePos, display, m_quarter_turns);
    ImGui::NewFrame();
    m_program.ui().expect_late_input(input_age);
    m_program.frame();
    ImGui::EndFrame();
    const bool has_turned = m_program.quarter_turns() != m_quarter_turns;
    m_pacing.drawn(m_program.needs_frame() || has_turned);
}

/// Handles all queued input before presenting, however slow the display is; the result of the last
/// input is what gets presented.
void Performance::act()
{
    do {
        if (m_surface.has_input())
            m_pacing.wake();
        frame();
    } while (!m_program.quits() && (m_surface.has_input() || !m_pacing.is_settled()));
}

void Performance::present()
{
    ImGui::Render();
    ImDrawData& drawing = *ImGui::GetDrawData();
    turn_drawing(drawing, m_surface.size(), m_quarter_turns);
    m_surface.present(drawing);
    m_shown_at = Surface::now();
}

/// Screen readers: tells them what was presented, and taps for them.
void Performance::serve_readers()
{
    const ImVec2 corner = m_surface.corner();
    const ImVec2 size = m_surface.size();
    m_heard.tell({corner.x, corner.y, size.x, size.y, m_surface.is_active()}, m_pacing.sleeps());
    if (const std::optional<ImVec2> place = m_heard.next_tap())
        m_surface.tap(point_on_display(*place, size, m_program.quarter_turns()));
    if (m_heard.take_need_of_frame())
        m_pacing.wake();
}

/// F11 updates the setting, and the setting the window.
void Performance::fill_screen()
{
    const bool is_full_screen = m_surface.is_full_screen();
    bool& is_wanted = m_program.settings().is_full_screen;
    if (std::exchange(m_was_full_screen, is_full_screen) != is_full_screen)
        is_wanted = is_full_screen;
    if (is_wanted != is_full_screen)
        m_surface.toggle_full_screen();
}

void Performance::keep_place()
{
    const WindowPlace place = m_surface.place();
    if (place == m_kept)
        return;
    m_kept = place;
    screens::store_text(m_program.database(), place_key, text_of(place));
}

} // namespace

std::string run_in_window(Program& program)
{
    const std::string kept = screens::stored_text(program.database(), place_key);
    bool fonts_are_new = false;
    Surface surface(place_from(kept).value_or(WindowPlace{}),
        [&](ImVec2 picture, float density) { fonts_are_new = program.fit(picture, density); });
    std::string problem = surface.problem();
    if (!problem.empty())
        return problem;
    program.waker().wake_by(surface.waker());
    Performance(surface, program, fonts_are_new).run();
    program.waker().wake_by({});
    return problem;
}

} // namespace consigliere::app
