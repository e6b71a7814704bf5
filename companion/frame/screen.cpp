#include "companion/frame/screen.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"
#include "companion/frame/folder_opening.h"

#include <algorithm>

namespace consigliere::screens {

bool Navigator::open(Destination destination)
{
    OpenedScreen screen = m_make(std::move(destination));
    if (screen.is_error())
        m_trouble = screen.error();
    else
        m_opening.push_back(std::move(screen.value()));
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
    const auto asks = std::ranges::find_if(m_screens, [](const std::unique_ptr<Screen>& screen) {
        return screen->on_close() == Screen::CloseReply::asks;
    });
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
    return m_screens.empty() ? nullptr : m_screens.back().get();
}

bool Navigator::is_evening_open() const
{
    return std::ranges::any_of(
        m_screens, [](const std::unique_ptr<Screen>& screen) { return screen->is_evening_open(); });
}

void Navigator::attend(Ui& ui)
{
    for (const std::unique_ptr<Screen>& screen : m_screens)
        screen->attend(ui);
}

bool Navigator::holds_evening() const
{
    return std::ranges::any_of(
        m_screens, [](const std::unique_ptr<Screen>& screen) { return screen->holds_evening(); });
}

void Navigator::settle()
{
    const bool closes = m_closing > 0;
    for (; m_closing > 0 && !m_screens.empty(); --m_closing)
        m_screens.pop_back();
    m_closing = 0;
    const bool opens = !m_opening.empty();
    for (std::unique_ptr<Screen>& screen : m_opening)
        m_screens.push_back(std::move(screen));
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

void draw_covered(Ui& ui, bool is_covered, const std::function<void()>& draw_screen,
    const std::function<void()>& draw_cover)
{
    if (is_covered)
        ui.begin_modal();
    draw_screen();
    if (!is_covered)
        return;
    ui.end_modal();
    draw_cover();
}

ControlState mood_of_writing(const Context& context)
{
    return context.database.is_read_only() ? ControlState::explains : ControlState::enabled;
}

bool may_write(const Context& context, Notice& notice)
{
    if (context.database.is_read_only())
        notice.show(telling::tell(context.keeping.why_nothing_is_recorded()));
    return !context.database.is_read_only();
}

/// Offers to open a file or its folder, named in the message. Returns true if the message is now
/// that this failed.
bool Notice::offer_path(Ui& ui, Rect& buttons, const std::filesystem::path& path)
{
    const bool is_file = !std::filesystem::is_directory(path);
    std::vector<Rect> places = buttons.columns(is_file ? 3 : 2, 10_dp);
    buttons = places.back();
    if (is_file && button(ui, "notice:open", places[0], tr("Open")) && !open_file(path)) {
        m_sentence = tr("Can’t open files: this desktop has nothing for it. Install the package "
                        "xdg-utils.");
        return true;
    }
    const std::string label = is_file ? tr("Show in folder") : tr("Show folder");
    if (button(ui, "notice:folder", places[places.size() - 2], label) && !show_in_folder(path)) {
        m_sentence = tr("Can’t show folders: there is no file manager. Install one, and the "
                        "package xdg-utils.");
        return true;
    }
    return false;
}

void Notice::draw(Ui& ui)
{
    const std::filesystem::path named = path_named_in(m_sentence);
    const float width = 620_dp;
    const float height = paragraph_height(ui, m_sentence, Font::body, width - 40_dp) + 140_dp;
    Rect rect = dialog(ui, width, height);
    Rect close = rect.cut_bottom(60_dp, 12_dp);
    ui.text(rect, m_sentence, {Font::body, ui.theme().text, 0, 0, true});
    if (!named.empty() && offer_path(ui, close, named))
        return;
    if (button(ui, "notice:close", close, tr("Close"), {ButtonKind::next}))
        m_sentence.clear();
}

} // namespace consigliere::screens
