#include "companion/frame/screen.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"

#include <algorithm>

namespace consigliere::screens {

bool Navigator::open(Destination destination)
{
    auto overlay = std::make_unique<Overlay>();
    OpenedScreen screen = m_make(std::move(destination), *overlay);
    if (screen.is_error())
        m_trouble = screen.error();
    else
        m_opening.push_back({std::move(overlay), std::move(screen.value())});
    return !screen.is_error();
}

void Navigator::back()
{
    ++m_closing;
}

bool Navigator::replace(Destination destination)
{
    const bool is_there = open(std::move(destination));
    if (is_there)
        back();
    return is_there;
}

bool Navigator::start_over(Destination destination)
{
    const bool is_there = open(std::move(destination));
    if (is_there) {
        m_closing = static_cast<int>(m_screens.size());
        m_opening.erase(m_opening.begin(), m_opening.end() - 1);
    }
    return is_there;
}

void Navigator::close()
{
    const auto asks = std::ranges::find_if(m_screens,
        [](const Opened& opened) { return opened.screen->on_close() == Screen::CloseReply::asks; });
    if (asks == m_screens.end()) {
        quit();
        return;
    }
    m_closing = static_cast<int>(m_screens.end() - asks) - 1;
    m_opening.clear();
    settle();
}

Screen* Navigator::top() const
{
    return m_screens.empty() ? nullptr : m_screens.back().screen.get();
}

bool Navigator::is_evening_open() const
{
    return std::ranges::any_of(
        m_screens, [](const Opened& opened) { return opened.screen->is_evening_open(); });
}

void Navigator::attend(Ui& ui)
{
    for (const Opened& opened : m_screens)
        opened.screen->attend(ui);
}

void Navigator::draw(Ui& ui)
{
    if (m_screens.empty())
        return;
    const Opened& top = m_screens.back();
    const bool is_covered = top.overlay->covers();
    if (is_covered)
        ui.begin_modal();
    top.screen->draw(ui, ui.display());
    if (is_covered) {
        ui.end_modal();
        top.overlay->draw(ui);
    }
    // What has just been opened is drawn in the next frame, when it covers the screen.
    if (top.overlay->covers() != is_covered)
        ui.request_frame();
}

bool Navigator::holds_evening() const
{
    return std::ranges::any_of(
        m_screens, [](const Opened& opened) { return opened.screen->holds_evening(); });
}

void Navigator::settle()
{
    const bool closes = m_closing > 0;
    for (; m_closing > 0 && !m_screens.empty(); --m_closing)
        m_screens.pop_back();
    m_closing = 0;
    const bool opens = !m_opening.empty();
    for (Opened& opened : m_opening)
        m_screens.push_back(std::move(opened));
    m_opening.clear();
    if (closes && !opens && top() != nullptr)
        top()->on_resume();
    if (m_screens.empty())
        m_quits = true;
}

Rect draw_screen_title(Ui& ui, Rect& rect, Navigator& navigator, std::string_view title, float ways)
{
    Rect bar = rect.cut_top(60_dp, 8_dp);
    ui.fill(bar, ui.theme().panel);
    ui.line({bar.left, bar.bottom}, {bar.right, bar.bottom}, ui.theme().line, 1_dp);
    bar = bar.inset(12_dp, 6_dp);
    if (button(ui, "back", bar.cut_left(60_dp, 16_dp), symbol::back))
        navigator.back();
    if (ui.dismissal() == widgets::Dismissal::escape) {
        ui.take_dismissal();
        navigator.back();
    }
    const Rect place = ways > 0 ? bar.cut_right(ways, 12_dp) : Rect{};
    const Font font = ui.fitting(title, bar.width(), {Font::title, Font::small_title, Font::place});
    ui.text(bar, title, {font, ui.theme().brass_text});
    return place;
}

ControlState mood_of_writing(const Context& context)
{
    return context.database.is_read_only() ? ControlState::explains : ControlState::enabled;
}

bool may_write(const Context& context)
{
    if (context.database.is_read_only())
        context.notice.show(telling::tell(context.keeping.why_nothing_is_recorded()));
    return !context.database.is_read_only();
}

} // namespace consigliere::screens
