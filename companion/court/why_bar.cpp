// Top bar of "Why?": actions, title and progress track.

#include "companion/court/why_screen.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// At most one action is highlighted as the next one.
ButtonKind next_or_plain(bool is_next)
{
    return is_next ? ButtonKind::next : ButtonKind::plain;
}

} // namespace

void WhyScreen::draw_bar(Ui& ui, const TableLayout& layout)
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

/// Order: right to left.
std::vector<MenuAction> WhyScreen::ways()
{
    const to::Court& court = m_inquiry.court();
    const bool is_away = m_inquiry.is_away();
    std::vector<MenuAction> ways{{"why:close", tr("Close"), [this] { m_context.navigator.back(); },
        {next_or_plain(!is_away)}}};
    if (is_away)
        ways.push_back({"why:now",
            court.time == to::Court::Time::now
                ? tr("Back to now")
                : tr_fill("Back to entry {entry}", {{"entry", language::number(court.entry)}}),
            [this] { m_inquiry.go_back(); }, {ButtonKind::next}});
    ways.push_back({"why:what-if", tr("What if"), [this] { try_from_here(); }, {}, true});
    ways.push_back({"argued", tr("Often disputed"), [this] { open_argument({}); }, {}, true});
    ways.push_back({"rules", symbol::book, [this] { open_rule({}); }, {}, true});
    return ways;
}

/// Draws the buttons at the right end; shrinks `bar`, leaving `left_over` pixels if possible.
void WhyScreen::draw_ways(Ui& ui, Rect& bar, float left_over)
{
    const float gap = 8_dp;
    std::vector<MenuAction> shown = ways();
    const auto width_of = [&ui](const MenuAction& way) {
        return std::max(56_dp, button_width(ui, way.label, way.style));
    };
    const auto are_too_wide = [&] {
        float width = 0;
        for (const MenuAction& way : shown)
            width += width_of(way) + gap;
        return width > bar.width() - left_over;
    };
    std::vector<MenuAction> waiting;
    while (are_too_wide()) {
        const auto way = std::ranges::find(shown, true, &MenuAction::may_wait);
        if (way == shown.end())
            break;
        waiting.push_back(*way);
        if (waiting.back().label == symbol::book)
            waiting.back().label = tr("Rules");
        if (waiting.size() == 1)
            *way = {"why:more", symbol::more, [this, &waiting] {
                        m_context.overlay.open_menu(
                            "why:menu", "why-menu:close", tr("Why?"), waiting);
                    }};
        else
            shown.erase(way);
    }
    const MenuAction* tapped = nullptr;
    for (const MenuAction& way : shown) {
        if (button(ui, way.id, bar.cut_right(width_of(way), gap), way.label, way.style))
            tapped = &way;
    }
    if (tapped != nullptr)
        tapped->act();
}

} // namespace consigliere::screens
