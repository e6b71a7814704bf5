#include "companion/people/person_charts.h"

#include "companion/charts/paint.h"
#include "companion/exports/group_facts.h"
#include "companion/language/figures.h"
#include "companion/people/time_ticks.h"
#include "companion/tables/tables.h"
#include "companion/telling/total.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace consigliere::screens {

using Evening = db::PersonPage::Evening;

namespace {

/// More dots would overlap.
constexpr std::size_t most_dots = 300;

/// True for money of one game; for several games the chart shows the share of players ranked
/// lower.
bool is_told_in_money(const db::PersonPage& page)
{
    return page.figures.money.of > 0;
}

std::optional<double> value_of(const Evening& evening, bool is_money)
{
    if (is_money)
        return evening.total ? std::optional<double>(*evening.total) : std::nullopt;
    if (evening.players < 2)
        return std::nullopt;
    const int lower = evening.rank == 0 ? 0 : evening.players - evening.rank;
    return static_cast<double>(lower) / (evening.players - 1);
}

/// Indices of the latest evenings with a value.
std::vector<std::size_t> shown_of(const db::PersonPage& page)
{
    std::vector<std::size_t> shown;
    for (std::size_t i = page.evenings.size(); i > 0 && shown.size() < most_dots; --i) {
        if (value_of(page.evenings[i - 1], is_told_in_money(page)))
            shown.push_back(i - 1);
    }
    std::ranges::reverse(shown);
    return shown;
}

charts::DotChart chart_of(
    const Ui& ui, const db::PersonPage& page, const std::vector<std::size_t>& shown)
{
    charts::DotChart chart;
    const bool is_money = is_told_in_money(page);
    for (const std::size_t i : shown) {
        const Evening& evening = page.evenings[i];
        chart.dots.push_back({number_of_day(evening.day), *value_of(evening, is_money),
            evening.is_winner ? charts::Fill::filled : charts::Fill::open});
    }
    if (!chart.dots.empty())
        chart.ticks = time_ticks(chart.dots.front().at, chart.dots.back().at);
    chart.style.ink = {ui.theme().brass_text.rgb()};
    if (is_money)
        chart.tell_value = [unit = telling::unit_of(page.evenings.front().game)](double value) {
            return telling::tell_total(unit, std::lround(value));
        };
    else
        chart.tell_value = [](double value) {
            return language::decimal(value * 100, 0) + "\u00a0%";
        };
    return chart;
}

std::string heading_of(const db::PersonPage& page, std::size_t shown)
{
    std::string text = is_told_in_money(page) ? tr("Money, evening by evening")
                                              : tr("Players ranked lower, evening by evening");
    if (shown < page.evenings.size())
        text += "  ·  "
            + tr_fill("{n} of {of} shown",
                {{"n", language::number(static_cast<std::int64_t>(shown))},
                    {"of", language::number(static_cast<std::int64_t>(page.evenings.size()))}});
    return text;
}

std::string tell_evening(const Evening& evening)
{
    std::string text = evening.rank == 0 ? tr("out before the end")
                                         : tr_fill("place {place} of {players}",
                                             {{"place", language::number(evening.rank)},
                                                 {"players", language::number(evening.players)}});
    if (evening.is_winner)
        text = tr("won") + "  ·  " + text;
    return tables::title_of(evening.game) + "  ·  " + text;
}

void draw_legend(Ui& ui, Rect rect)
{
    const auto entry = [&](const std::string& told, charts::Fill fill) {
        const float width = ui.measure(told, Font::small).x + 2_dp;
        ui.text(rect.cut_right(width, 6_dp), told, {Font::small, ui.theme().quiet});
        const ImVec2 centre = rect.cut_right(12_dp, 14_dp).centre();
        if (fill == charts::Fill::filled)
            ui.disc(centre, 5_dp, ui.theme().brass_text);
        else
            ui.ring(centre, 5_dp, ui.theme().brass_text, 1.6_dp);
    };
    entry(tr("not won"), charts::Fill::open);
    entry(tr("won"), charts::Fill::filled);
}

} // namespace

float EveningDots::height()
{
    return 40_dp + 20_dp + 8_dp + 24_dp + 200_dp + 8_dp + 56_dp;
}

std::optional<db::SessionId> EveningDots::draw(Ui& ui, const Rect& rect, const db::PersonPage& page)
{
    const std::vector<std::size_t> shown = shown_of(page);
    Rect inside = widgets::panel(ui, rect);
    heading(ui, inside, heading_of(page, shown.size()));
    draw_legend(ui, inside.cut_top(20_dp));
    const Rect row = inside.cut_bottom(56_dp, 8_dp);
    if (shown.empty()) {
        ui.text(inside, tr("Nothing known about these evenings."), {Font::body, ui.theme().quiet});
        return std::nullopt;
    }
    const auto found = std::ranges::find(page.evenings, m_chosen, &Evening::id);
    if (found == page.evenings.end())
        m_chosen = page.evenings[shown.back()].id;
    const charts::DotChart chart = chart_of(ui, page, shown);
    const charts::Size size{inside.width(), inside.height()};
    const std::vector<charts::Point> places = charts::places_of(chart, size, charts::look_of(ui));
    // Keyboard: the buttons below step from evening to evening.
    if (ui.touch("dots", inside) && ImGui::IsMouseReleased(0)) {
        const ImVec2 tap = ImGui::GetIO().MouseClickedPos[0];
        const auto distance = [&](const charts::Point& place) {
            return std::hypot(inside.left + place.x - tap.x, inside.top + place.y - tap.y);
        };
        const auto nearest = std::ranges::min_element(places, {}, distance);
        m_chosen = page.evenings[shown[static_cast<std::size_t>(nearest - places.begin())]].id;
    }
    ui.call("dots", [&] { return heading_of(page, shown.size()); });
    charts::paint(ui, inside.min(), charts::draw(chart, size, charts::look_of(ui)));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (page.evenings[shown[i]].id == m_chosen)
            ui.ring({inside.left + places[i].x, inside.top + places[i].y}, 11_dp, ui.theme().text,
                2_dp);
    }
    return draw_chosen(ui, row, page, shown);
}

std::optional<db::SessionId> EveningDots::draw_chosen(
    Ui& ui, Rect rect, const db::PersonPage& page, const std::vector<std::size_t>& shown)
{
    const auto at =
        std::ranges::find(shown, m_chosen, [&page](std::size_t i) { return page.evenings[i].id; });
    const bool is_first = at == shown.begin() || at == shown.end();
    const bool is_last = at == shown.end() || at + 1 == shown.end();
    const Rect earlier = rect.cut_left(56_dp, 8_dp);
    if (!is_first && button(ui, "evening:earlier", earlier, symbol::back))
        m_chosen = page.evenings[*(at - 1)].id;
    const Rect later = rect.cut_right(56_dp, 8_dp);
    if (!is_last && button(ui, "evening:later", later, symbol::forward))
        m_chosen = page.evenings[*(at + 1)].id;
    const auto evening = std::ranges::find(page.evenings, m_chosen, &Evening::id);
    const bool is_opened = button_ground(ui, "session:" + evening->id, rect).tapped;
    Rect inside = rect.inset(14_dp, 6_dp);
    if (evening->total) {
        const ledger::GameInfo::Unit unit = telling::unit_of(evening->game);
        const std::string total = telling::name_total(unit, *evening->total);
        const Font font = unit == ledger::GameInfo::Unit::dollars ? Font::count : Font::lead;
        ui.text(inside.cut_right(ui.measure(total, font).x + 2_dp, 8_dp), total,
            {font, ui.theme().text, 1});
    }
    ui.elide_text(inside.cut_top(inside.height() / 2), language::date(evening->day),
        {Font::strong, ui.theme().text});
    ui.elide_text(inside, tell_evening(*evening), {Font::small, ui.theme().quiet});
    return is_opened ? std::optional(evening->id) : std::nullopt;
}

namespace {

std::map<std::string, int> days_of(const db::PersonPage& page)
{
    std::map<std::string, int> days;
    for (const Evening& evening : page.evenings)
        ++days[evening.day];
    return days;
}

int year_of(const std::string& day)
{
    return std::atoi(day.c_str());
}

} // namespace

float YearPicture::height(const Ui& ui, float width)
{
    return 40_dp + 28_dp + 56_dp + 8_dp
        + charts::height_of(charts::YearChart{}, width - 40_dp, charts::look_of(ui)) + 24_dp;
}

void YearPicture::draw(Ui& ui, const Rect& rect, const db::PersonPage& page,
    const std::map<std::string, int>& everybody, const std::string& year)
{
    Rect inside = widgets::panel(ui, rect);
    heading(ui, inside, tr("The year"));
    const std::map<std::string, int> days = m_is_of_everybody ? everybody : days_of(page);
    if (days.empty())
        return;
    const int first = year.empty() ? year_of(days.begin()->first) : year_of(year);
    const int last = year.empty() ? year_of(days.rbegin()->first) : year_of(year);
    const int shown = m_year == 0 ? last : std::clamp(m_year, first, last);
    Rect row = inside.cut_top(56_dp, 8_dp);
    const int whose = choice_row(ui, "year:whose", row.cut_right(row.width() * 0.56F, 8_dp),
        {tr("This person"), tr("Everyone")}, m_is_of_everybody ? 1 : 0);
    if (whose >= 0)
        m_is_of_everybody = whose == 1;
    const Rect earlier = row.cut_left(56_dp, 8_dp);
    if (shown > first && button(ui, "year:earlier", earlier, symbol::back))
        m_year = shown - 1;
    const Rect later = row.cut_right(56_dp, 8_dp);
    if (shown < last && button(ui, "year:later", later, symbol::forward))
        m_year = shown + 1;
    ui.text(row, std::to_string(shown), {Font::lead, ui.theme().text, 0.5F});
    const charts::YearChart chart = exports::year_chart(shown, days, {ui.theme().brass_text.rgb()});
    const charts::Look look = charts::look_of(ui);
    const Rect place = inside.cut_top(charts::height_of(chart, inside.width(), look), 4_dp);
    charts::paint(ui, place.min(), charts::draw(chart, {place.width(), place.height()}, look));
    int count = 0;
    for (const auto& [day, evenings] : days)
        count += year_of(day) == shown ? evenings : 0;
    ui.text(inside.cut_top(20_dp),
        tr_count("{n} evening; larger squares mean more that day",
            "{n} evenings; larger squares mean more that day", count),
        {Font::small, ui.theme().quiet});
}

} // namespace consigliere::screens
