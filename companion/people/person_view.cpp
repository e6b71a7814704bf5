#include "companion/people/person_view.h"

#include "companion/exports/statistics_report.h"
#include "companion/language/figures.h"
#include "companion/people/person_cards.h"
#include "companion/telling/total.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Chain links (Font Awesome).
constexpr const char* same_symbol = "\xef\x83\x81";

/// A number with its label and confidence.
struct Figure {
    std::string name;
    std::string value;
    std::string detail;
    bool is_quiet = false;
    /// Larger fonts have digits only.
    Font font = Font::count;
};

void add_mean(std::vector<Figure>& figures, const std::string& name, const db::Mean& mean,
    const std::string& told)
{
    if (mean.of > 0)
        figures.push_back({name, told, tr_count("of {n} evening", "of {n} evenings", mean.of),
            mean.confidence() != db::Confidence::enough});
}

Figure figure_of_wins(const db::Rate& wins)
{
    // "9 of 23, 39% (22–59%)": the rate is large, the rest goes below.
    const std::string told = exports::tell_rate(wins);
    const std::size_t comma = told.find(", ");
    const bool is_short = comma == std::string::npos;
    return {tr("Wins"), told.substr(0, comma), is_short ? std::string() : told.substr(comma + 2),
        wins.confidence() != db::Confidence::enough, Font::lead};
}

Figure figure_of_gain(const db::Rate& wins)
{
    Figure figure{tr("Above chance"), language::difference(wins.above_chance(), 1),
        wins.confidence() == db::Confidence::too_few ? std::string()
                                                     : exports::tell_range_above_chance(wins),
        !wins.tells};
    if (!wins.tells)
        figure.detail += (figure.detail.empty() ? "" : ", ") + tr("too few to tell");
    return figure;
}

std::vector<Figure> figures_of(const db::PersonPage& page)
{
    const ledger::GameInfo::Unit unit = telling::unit_of(page.evenings.front().game);
    const db::PersonFigures& person = page.figures;
    std::vector<Figure> figures;
    figures.push_back({tr("Evenings"), language::number(person.wins.of),
        tr_fill("first on {date}", {{"date", language::date(page.evenings.front().day)}}), false});
    figures.push_back(figure_of_wins(person.wins));
    figures.push_back(figure_of_gain(person.wins));
    figures.push_back(
        {tr("Longest winning streak"), language::number(page.longest_run), {}, false});
    if (person.place.value())
        add_mean(figures, tr("Average place"), person.place,
            language::decimal(*person.place.value(), 2));
    add_mean(figures, tr("Average money"), person.money, exports::tell_mean(unit, person.money));
    if (page.best) {
        const db::PersonPage::Evening& best = page.evenings[*page.best];
        const bool is_money = unit == ledger::GameInfo::Unit::dollars;
        figures.push_back({tr("Best evening"), telling::name_total(unit, best.total.value_or(0)),
            language::date(best.day), false, is_money ? Font::count : Font::lead});
    }
    return figures;
}

/// Common heights of figures in a row.
struct FigureHeights {
    float name = 0;
    float value = 28_dp;
    float detail = 0;

    [[nodiscard]] float all() const { return name + value + detail + 2 * 2_dp + 2 * 8_dp; }
};

/// Reserves two lines of details.
FigureHeights heights_of(const Ui& ui, const std::vector<Figure>& figures, float width)
{
    const float inside = width - 2 * 12_dp;
    FigureHeights heights{.name = 20_dp, .detail = 2 * widgets::Fonts::size_of(Font::small)};
    for (const Figure& figure : figures) {
        heights.name = std::max(heights.name, ui.measure(figure.name, Font::small, inside).y);
        heights.detail = std::max(heights.detail, ui.measure(figure.detail, Font::small, inside).y);
    }
    return heights;
}

void draw_figure(Ui& ui, const Rect& rect, const Figure& figure, const FigureHeights& heights)
{
    Rect inside = rect.inset(12_dp, 8_dp);
    ui.fill(rect, ui.theme().panel, 10_dp);
    ui.outline(rect, ui.theme().line.with_opacity(0.6F), 1_dp, 10_dp);
    ui.text(inside.cut_top(heights.name, 2_dp), figure.name,
        {Font::small, ui.theme().quiet, 0, 0.5F, true});
    ui.text(inside.cut_top(heights.value, 2_dp), figure.value,
        {ui.fitting(figure.value, inside.width(), {figure.font, Font::strong, Font::small}),
            figure.is_quiet ? ui.theme().quiet : ui.theme().text});
    ui.text(inside, figure.detail, {Font::small, ui.theme().quiet, 0, 0, true});
}

/// Most figures there can be; their room is reserved.
constexpr int most_figures = 8;

void draw_figures(Ui& ui, Rect& rest, const std::vector<Figure>& figures)
{
    const int columns = std::clamp(static_cast<int>(rest.width() / 140_dp), 2, 4);
    const int rows = (most_figures + columns - 1) / columns;
    const float width =
        (rest.width() - 8_dp * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const FigureHeights heights = heights_of(ui, figures, width);
    const Rect place = rest.cut_top(
        heights.all() * static_cast<float>(rows) + 8_dp * static_cast<float>(rows - 1), 12_dp);
    const std::vector<Rect> cells = place.grid(columns, rows, 8_dp);
    for (std::size_t i = 0; i < std::min(cells.size(), figures.size()); ++i)
        draw_figure(ui, cells[i], figures[i], heights);
}

} // namespace

void PersonView::draw_page(Ui& ui, Rect& rest, const CountedPeople& people, Tapped& tapped)
{
    const db::PersonPage& page = *people.page();
    Rect head = rest.cut_top(60_dp, 12_dp);
    const bool joins = button(ui, "person:same", head.cut_right(60_dp, 8_dp), same_symbol);
    ui.call("person:same", [] { return tr("Combine"); });
    if (joins)
        tapped.wish = Wish::join;
    if (button(ui, "person:rename", head.cut_right(60_dp, 8_dp), symbol::pencil))
        tapped.wish = Wish::rename;
    const Rect sign = head.cut_left(48_dp, 12_dp);
    draw_initial(ui, sign.centre(), 44_dp, page.figures.name);
    ui.elide_text(head, page.figures.name, {Font::title, ui.theme().brass_text});
    draw_figures(ui, rest, figures_of(page));
    tapped.evening = m_dots.draw(ui, rest.cut_top(EveningDots::height(), 12_dp), page);
    m_year.draw(ui, rest.cut_top(YearPicture::height(ui, rest.width()), 12_dp), page, people.days(),
        db::year_of(people.filter()));
    draw_cards(ui, rest, cards_of(ui, page, people.filter().game));
}

PersonView::Tapped PersonView::draw(Ui& ui, const Rect& rect, const CountedPeople& people)
{
    Tapped tapped;
    scroll_area(ui, "person", rect, [&](Rect& rest) {
        if (people.page())
            draw_page(ui, rest, people, tapped);
        else if (people.is_counting())
            remark(ui, rest, tr("None of these evenings is counted yet."));
        else
            remark(ui, rest, tr("No finished evening matches."));
    });
    return tapped;
}

} // namespace consigliere::screens
