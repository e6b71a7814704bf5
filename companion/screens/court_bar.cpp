/// The bar of the court: the ways out of it, its title, and the track of the game.

#include "companion/screens/court_screen.h"

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
    const float title_width = ui.measure(title, Font::title).x + 20_dp;
    // The track needs its room more than a title does.
    const float least_track = layout.has_two_bars ? 0 : 490_dp;
    draw_ways(ui, bar, least_track + (layout.is_tight ? 0 : title_width));
    if (bar.width() > title_width + least_track)
        ui.text(bar.cut_left(title_width), title, {Font::title, ui.theme().brass_text});
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
    /// There is another way to the same: the arrow at the left, the table's menu.
    bool can_be_spared = false;

    [[nodiscard]] float width(const Ui& ui) const
    {
        return std::max(56_dp, button_width(ui, label, style));
    }
};

std::vector<CourtScreen::Way> CourtScreen::ways() const
{
    std::vector<Way> ways{{"why:close", tr("Close"), {next_or_plain(!is_away())}, true}};
    if (is_away())
        ways.push_back({"why:now",
            m_case.time == Case::Time::now
                ? tr("Back to now")
                : tr_fill("Back to entry {entry}", {{"entry", language::number(m_case.entry)}}),
            {ButtonKind::next}});
    ways.push_back({"why:what-if", tr("What if …"), {}, true});
    ways.push_back({"argued", tr("Often argued")});
    ways.push_back({"rules", symbol::book});
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
    while (are_too_wide()) {
        const auto spared = std::ranges::find(shown, true, &Way::can_be_spared);
        if (spared == shown.end())
            break;
        shown.erase(spared);
    }
    std::string_view tapped;
    for (const Way& way : shown) {
        if (button(ui, way.id, bar.cut_right(way.width(ui), gap), way.label, way.style))
            tapped = way.id;
    }
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
}

} // namespace consigliere::screens
