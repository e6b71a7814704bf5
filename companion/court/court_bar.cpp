/// The bar of the court: the ways out of it, its title, and the track of the game.

#include "companion/court/court_screen.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// What is next is one thing only.
ButtonKind next_or_plain(bool is_next)
{
    return is_next ? ButtonKind::next : ButtonKind::plain;
}

} // namespace

void CourtScreen::draw_bar(Ui& ui, const TableLayout& layout)
{
    const Rect& rect = layout.top_bar;
    ui.fill(rect, ui.theme().ground);
    ui.line({rect.left, rect.bottom}, {rect.right, rect.bottom}, ui.theme().line, 1_dp);
    auto [bar, track] = bars_of(layout);
    if (button(ui, "back", bar.cut_left(48_dp, 8_dp), symbol::back, {ButtonKind::quiet}))
        m_context.navigator.back();
    const std::string title = tr("Why?");
    const bool is_short = layout.is_tight && !layout.has_two_bars;
    const Font font = is_short ? Font::small_title : Font::title;
    const Rect name = bar.cut_left(ui.measure(title, font).x + 2_dp, is_short ? 12_dp : 18_dp);
    ui.text(name, title, {font, ui.theme().brass_text});
    draw_ways(ui, bar, layout.has_two_bars ? 0 : 490_dp);
    const std::string hint = tr("Tap anything on the table");
    if (layout.has_two_bars && ui.measure(hint, Font::body).x <= bar.width())
        ui.text(bar, hint, {Font::body, ui.theme().quiet});
    draw_track(ui, layout.has_two_bars ? track : bar);
}

/// A way out of the court, from the right to the left.
struct CourtScreen::Way {
    const char* id;
    std::string label;
    ButtonStyle style{};
    enum class WithoutRoom : std::uint8_t {
        stays,
        waits, ///< Behind the button for more.
    };
    WithoutRoom without_room = WithoutRoom::stays;

    [[nodiscard]] float width(const Ui& ui) const
    {
        return std::max(56_dp, button_width(ui, label, style));
    }
};

std::vector<CourtScreen::Way> CourtScreen::ways() const
{
    using enum Way::WithoutRoom;
    std::vector<Way> ways{{"why:close", tr("Close"), {next_or_plain(!is_away())}}};
    if (is_away())
        ways.push_back({"why:now",
            m_case.time == Case::Time::now
                ? tr("Back to now")
                : tr_fill("Back to entry {entry}", {{"entry", language::number(m_case.entry)}}),
            {ButtonKind::next}});
    ways.push_back({"why:what-if", tr("What if …"), {}, waits});
    ways.push_back({"argued", tr("Often argued"), {}, waits});
    ways.push_back({"rules", symbol::book, {}, waits});
    return ways;
}

/// The buttons at the right; takes their width off the bar, and leaves so much of it if it can.
void CourtScreen::draw_ways(Ui& ui, Rect& bar, float left_over)
{
    const float gap = 8_dp;
    std::vector<Way> shown = ways();
    const auto are_too_wide = [&] {
        float width = 0;
        for (const Way& way : shown)
            width += way.width(ui) + gap;
        return width > bar.width() - left_over;
    };
    m_waiting_ways.clear();
    while (are_too_wide()) {
        const auto waiting = std::ranges::find(shown, Way::WithoutRoom::waits, &Way::without_room);
        if (waiting == shown.end())
            break;
        m_waiting_ways.emplace_back(waiting->id);
        if (m_waiting_ways.size() == 1)
            *waiting = {"why:more", symbol::more};
        else
            shown.erase(waiting);
    }
    std::string_view tapped;
    for (const Way& way : shown) {
        if (button(ui, way.id, bar.cut_right(way.width(ui), gap), way.label, way.style))
            tapped = way.id;
    }
    go(tapped);
}

/// The ways for which the bar has no room.
void CourtScreen::draw_menu(Ui& ui)
{
    Rect rect = dialog_for(ui, "why:menu", 460_dp, 48_dp + 66_dp);
    title(ui, rect, tr("Why?"));
    if (button(
            ui, "why-menu:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_has_menu = false;
    std::string_view tapped;
    scroll_area(ui, "why:menu", rect, [&](Rect& rest) {
        for (const Way& way : ways()) {
            const bool waits = std::ranges::find(m_waiting_ways, way.id) != m_waiting_ways.end();
            const std::string label = way.label == symbol::book ? tr("Rules") : way.label;
            if (waits && button(ui, way.id, rest.cut_top(54_dp, 8_dp), label))
                tapped = way.id;
        }
    });
    if (tapped.empty())
        return;
    m_has_menu = false;
    go(tapped);
}

void CourtScreen::go(std::string_view way)
{
    if (way == "why:close")
        m_context.navigator.back();
    else if (way == "why:now")
        go_back();
    else if (way == "why:what-if")
        try_from_here();
    else if (way == "argued")
        open_argument({});
    else if (way == "rules")
        open_rule({});
    else if (way == "why:more")
        m_has_menu = true;
}

} // namespace consigliere::screens
