#include "companion/app/window.h"

#include "companion/app/frame_scheduler.h"
#include "companion/app/heard_program.h"
#include "companion/app/surface.h"
#include "companion/app/turned.h"
#include "companion/language/language.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "db/settings.h"

#include <imgui.h>

#include <functional>
#include <optional>
#include <utility>

namespace consigliere::app {

using language::tr;
using widgets::operator""_dp;

namespace {

/// What follows a frame.
enum class FrameEnd : std::uint8_t {
    sleep, ///< Until there is input.
    again, ///< Something moves.
    over,
};

/// Content of a window.
class Show {
public:
    Show() = default;
    Show(const Show&) = delete;
    Show& operator=(const Show&) = delete;
    virtual ~Show() = default;
    /// Rotation in quarter turns clockwise.
    [[nodiscard]] virtual int quarter_turns() const = 0;
    /// Chooses fonts for an upright picture of this size on a monitor of this density. Returns true
    /// if the atlas was rebuilt.
    virtual bool fit(ImVec2 picture, float density) = 0;
    /// What fit() will do, done while the window is being opened.
    virtual void prepare(ImVec2 /*picture*/, float /*density*/) { }
    /// Draws one frame between ImGui's NewFrame and EndFrame. `input_age`: seconds since its
    /// input.
    virtual FrameEnd frame(double input_age) = 0;
    /// Takes in what came from outside while the window is hidden.
    virtual void attend() { }
    /// `wake` wakes the window from any thread; empty when it closes.
    virtual void wake_by(std::function<void()> /*wake*/) { }
    /// Seconds until a frame is needed without input; nullopt if never.
    [[nodiscard]] virtual std::optional<double> wakes_in() const { return std::nullopt; }
    /// Initial position; `keep` is called when the window has come to rest.
    [[nodiscard]] virtual WindowPlace place() const { return {}; }
    virtual void keep(const WindowPlace& /*place*/) { }
    /// Handles a close request. Returns false to ask a question first.
    virtual bool may_close() { return true; }
    /// Called each frame with the current full-screen state; returns the wanted one.
    virtual bool wants_full_screen(bool is_full_screen) { return is_full_screen; }

    // Screen readers.
    /// `wake` ends the sleep of the main loop; for any thread.
    virtual void be_heard(std::function<void()> /*wake*/) { }
    /// Tells what was presented.
    virtual void tell(const PicturePlace& /*place*/, bool /*is_settled*/) { }
    /// A tap of a reader, on the display.
    [[nodiscard]] virtual std::optional<ImVec2> next_tap(ImVec2 /*display*/)
    {
        return std::nullopt;
    }
    virtual void refuse_taps() { }
    /// True if these need another frame.
    [[nodiscard]] virtual bool take_need_of_frame() { return false; }
};

/// Main loop of a window.
class Performance {
public:
    Performance(Surface& surface, Show& show)
        : m_surface(surface)
        , m_show(show)
    {
    }
    void run();

private:
    bool is_closed();
    bool listen();
    FrameEnd frame();
    FrameEnd act();
    void present();
    void serve_readers();

    Surface& m_surface;
    Show& m_show;
    FrameScheduler m_pacing;
    /// Surface::now() of the last presentation.
    double m_shown_at = 0;
    int m_quarter_turns = 0;
};

void Performance::run()
{
    m_show.be_heard(m_surface.waker());
    // ImGui's hit testing uses the previous frame, so draw one first.
    act();
    present();
    while (!is_closed()) {
        if (listen())
            m_pacing.wake();
        if (m_surface.is_hidden()) {
            m_pacing.rest();
            m_show.attend();
            m_show.refuse_taps();
            continue;
        }
        if (act() == FrameEnd::over)
            return;
        present();
        serve_readers();
        const bool is_full_screen = m_surface.is_full_screen();
        if (m_show.wants_full_screen(is_full_screen) != is_full_screen)
            m_surface.toggle_full_screen();
        if (m_pacing.sleeps())
            m_show.keep(m_surface.place());
    }
}

/// True if a close request was accepted.
bool Performance::is_closed()
{
    if (!m_surface.is_closed())
        return false;
    if (m_show.may_close())
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
            until_input, m_surface.is_hidden() ? std::nullopt : m_show.wakes_in());
    }
    // Swapping buffers does not block on every display, so limit the rate here.
    const double left = m_shown_at + FrameScheduler::least_seconds_of_a_picture - Surface::now();
    return left > 0 ? m_surface.listen(until_input, left) : m_surface.listen(none, std::nullopt);
}

/// Draws one frame without presenting it.
FrameEnd Performance::frame()
{
    const ImVec2 display = m_surface.size();
    m_quarter_turns = m_show.quarter_turns();
    const ImVec2 picture = picture_size(display, m_quarter_turns);
    const double input_age = m_surface.begin_frame(m_show.fit(picture, m_surface.density()));
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = picture;
    if (ImGui::IsMousePosValid(&io.MousePos))
        io.MousePos = point_in_picture(io.MousePos, display, m_quarter_turns);
    ImGui::NewFrame();
    const FrameEnd end = m_show.frame(input_age);
    ImGui::EndFrame();
    const bool has_turned = m_show.quarter_turns() != m_quarter_turns;
    m_pacing.drawn(end == FrameEnd::again || has_turned);
    return end;
}

/// Handles all queued input before presenting, however slow the display is; the result of the last
/// input is what gets presented.
FrameEnd Performance::act()
{
    FrameEnd end = FrameEnd::sleep;
    do {
        if (m_surface.has_input())
            m_pacing.wake();
        end = frame();
    } while (end != FrameEnd::over && (m_surface.has_input() || !m_pacing.is_settled()));
    return end;
}

void Performance::present()
{
    ImGui::Render();
    ImDrawData& drawing = *ImGui::GetDrawData();
    turn_drawing(drawing, m_surface.size(), m_quarter_turns);
    m_surface.present(drawing);
    m_shown_at = Surface::now();
}

void Performance::serve_readers()
{
    const ImVec2 corner = m_surface.corner();
    const ImVec2 size = m_surface.size();
    m_show.tell({corner.x, corner.y, size.x, size.y, m_surface.is_active()}, m_pacing.sleeps());
    if (const std::optional<ImVec2> place = m_show.next_tap(size))
        m_surface.tap(*place);
    if (m_show.take_need_of_frame())
        m_pacing.wake();
}

class ProgramShow final : public Show {
public:
    explicit ProgramShow(Program& program)
        : m_program(program)
    {
    }
    [[nodiscard]] int quarter_turns() const override { return m_program.quarter_turns(); }
    bool fit(ImVec2 picture, float density) override
    {
        const bool is_prepared = std::exchange(m_is_prepared, false);
        return m_program.fit(picture, density) || is_prepared;
    }
    void prepare(ImVec2 picture, float density) override
    {
        m_is_prepared = m_program.fit(picture, density);
    }
    FrameEnd frame(double input_age) override
    {
        m_program.ui().expect_late_input(input_age);
        m_program.frame();
        if (m_program.quits())
            return FrameEnd::over;
        return m_program.needs_frame() ? FrameEnd::again : FrameEnd::sleep;
    }

    bool may_close() override
    {
        m_program.close();
        return m_program.quits();
    }

    void attend() override { m_program.attend(); }
    void wake_by(std::function<void()> wake) override
    {
        m_program.waker().wake_by(std::move(wake));
    }
    [[nodiscard]] std::optional<double> wakes_in() const override
    {
        return m_program.ui().wakes_in();
    }

    [[nodiscard]] WindowPlace place() const override
    {
        const auto kept = db::setting(m_program.database(), place_key);
        const std::string text = kept.is_error() ? std::string() : kept.value().value_or("");
        return place_from(text).value_or(WindowPlace{});
    }
    void keep(const WindowPlace& place) override
    {
        if (place == m_kept)
            return;
        m_kept = place;
        // Losing the position is harmless.
        const auto failure = db::set_setting(m_program.database(), place_key, text_of(place));
        static_cast<void>(failure);
    }

    bool wants_full_screen(bool is_full_screen) override
    {
        bool& wanted = m_program.settings().is_full_screen;
        // F11 updates the setting.
        if (std::exchange(m_was_full_screen, is_full_screen) != is_full_screen)
            wanted = is_full_screen;
        return wanted;
    }

    void be_heard(std::function<void()> wake) override
    {
        m_heard.emplace(m_program, std::move(wake));
    }
    void tell(const PicturePlace& place, bool is_settled) override
    {
        m_heard->tell(place, is_settled);
    }
    [[nodiscard]] std::optional<ImVec2> next_tap(ImVec2 display) override
    {
        const std::optional<ImVec2> place = m_heard->next_tap();
        if (!place)
            return std::nullopt;
        return point_on_display(*place, display, m_program.quarter_turns());
    }
    void refuse_taps() override { m_heard->refuse_all(); }
    [[nodiscard]] bool take_need_of_frame() override { return m_heard->take_need_of_frame(); }

private:
    static constexpr const char* place_key = "window";

    Program& m_program;
    std::optional<HeardProgram> m_heard;
    /// The fonts are made but not shown to the window yet.
    bool m_is_prepared = false;
    std::optional<WindowPlace> m_kept;
    bool m_was_full_screen = false;
};

class SentenceShow final : public Show {
public:
    explicit SentenceShow(const std::string& sentence)
        : m_sentence(sentence)
        , m_ui(widgets::theme_called(widgets::ThemeName::dark), m_fonts)
    {
    }
    [[nodiscard]] int quarter_turns() const override { return 0; }
    bool fit(ImVec2 /*picture*/, float density) override
    {
        if (m_fonts.are_loaded(density))
            return false;
        widgets::set_scale(density);
        m_fonts.load(density);
        return true;
    }
    FrameEnd frame(double /*input_age*/) override
    {
        m_ui.begin();
        widgets::Rect rest = widgets::dialog(m_ui, 680_dp, 360_dp);
        widgets::title(m_ui, rest, "Consigliere");
        const bool quits = widgets::button(
            m_ui, "quit", rest.cut_bottom(60_dp, 12_dp), tr("Quit"), {widgets::ButtonKind::next});
        m_ui.text(rest, m_sentence, {widgets::Font::body, m_ui.theme().text, 0, 0, true});
        m_ui.end();
        if (quits)
            return FrameEnd::over;
        return m_ui.needs_frame() ? FrameEnd::again : FrameEnd::sleep;
    }

private:
    const std::string& m_sentence;
    widgets::Fonts m_fonts;
    widgets::Ui m_ui;
};

/// Returns why there is no window; empty on success.
std::string perform(Show& show)
{
    Surface surface(
        show.place(), [&show](ImVec2 picture, float density) { show.prepare(picture, density); });
    std::string problem = surface.problem();
    if (!problem.empty())
        return problem;
    show.wake_by(surface.waker());
    Performance(surface, show).run();
    show.wake_by({});
    return problem;
}

} // namespace

std::string run_in_window(Program& program)
{
    ProgramShow show(program);
    return perform(show);
}

std::string show_in_window(const std::string& sentence)
{
    SentenceShow show(sentence);
    return perform(show);
}

} // namespace consigliere::app
