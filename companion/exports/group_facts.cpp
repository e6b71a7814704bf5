#include "companion/exports/group_facts.h"

#include "companion/charts/svg.h"
#include "companion/charts/year_chart.h"
#include "companion/exports/sheet_facts.h"
#include "companion/exports/statistics_report.h"
#include "companion/language/figures.h"
#include "companion/language/language.h"
#include "companion/telling/total.h"
#include "companion/telling/visible.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace consigliere::exports {

using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

using Form = db::GroupFigures::Form;

constexpr const char* above_chance = "▲";
constexpr const char* below_chance = "▼";
constexpr const char* between_facts = " · ";

ledger::GameInfo::Unit unit_in(const db::GroupFigures& figures)
{
    return telling::unit_of(figures.game);
}

std::string tell_people_of(const db::GroupFigures::Record& record)
{
    return language::listed(
        record.people, [](const std::string& name) { return telling::visible(name); });
}

/// "Nov" for "2026-11"
std::string short_month_of(const std::string& month)
{
    int number = 0;
    constexpr std::size_t before_month = std::string_view("2026-").size();
    if (month.size() > before_month)
        std::from_chars(month.data() + before_month, month.data() + month.size(), number);
    return number >= 1 && number <= 12 ? language::short_month(number) : month;
}

/// Centre of a rank in a month.
charts::Point place_in(
    const Form& form, std::size_t month, int rank, charts::Size size, const charts::Look& look)
{
    const float left = look.letters * 2.5F;
    const float right = size.width - look.letters * 9;
    const float bottom = size.height - look.letters * 2;
    const auto columns = static_cast<float>(std::max<std::size_t>(1, form.months.size() - 1));
    const auto rows = static_cast<float>(std::max<std::size_t>(1, form.courses.size()));
    return {left + (right - left) * static_cast<float>(month) / columns,
        bottom * (static_cast<float>(rank) - 0.5F) / rows};
}

/// Lines between ranked months; dotted towards a month without an evening.
void add_course(charts::Drawing& drawing, const Form& form, const Form::Course& course,
    const charts::Style& style, const charts::Look& look)
{
    const auto place = [&](std::size_t month) {
        return place_in(form, month, course.points[month].rank, drawing.size, look);
    };
    for (std::size_t month = 1; month < course.points.size(); ++month) {
        if (course.points[month].rank == 0 || course.points[month - 1].rank == 0)
            continue;
        const charts::Dash dash =
            course.points[month].has_played ? charts::Dash::solid : charts::Dash::dotted;
        drawing.shapes.push_back(
            charts::Line{{place(month - 1), place(month)}, {style.ink, 2.5F, dash}});
    }
    for (std::size_t month = 0; month < course.points.size(); ++month) {
        if (course.points[month].rank == 0)
            continue;
        drawing.shapes.push_back(
            charts::Sign{place(month), look.letters * 0.42F, style.emblem, style.ink,
                course.points[month].has_played ? charts::Fill::filled : charts::Fill::open});
    }
}

} // namespace

NamedRates rates_of_sides(const db::GroupFigures& figures)
{
    NamedRates rates;
    const games::Game* game = games::find(figures.game);
    for (const auto& [side, rate] : figures.by_side) {
        if (game != nullptr)
            rates.emplace_back(
                tr(game->outline().sides[static_cast<std::size_t>(side)].name), rate);
    }
    return rates;
}

NamedRates rates_of_turns(const db::GroupFigures& figures)
{
    NamedRates rates;
    for (const auto& [turn, rate] : figures.by_turn)
        rates.emplace_back(turn == 0
                ? tr("Going first")
                : tr_fill("Seat {seat}", {{"seat", language::number(turn + 1)}}),
            rate);
    return rates;
}

std::string sign_of(const db::Rate& rate)
{
    if (!rate.tells)
        return {};
    return rate.above_chance() > 0 ? above_chance : below_chance;
}

std::string tell_share(const db::Rate& rate)
{
    const std::string sign = sign_of(rate);
    return (sign.empty() ? "" : sign + " ") + tell_rate(rate);
}

ToldRecord tell_record(const db::GroupFigures::Record& record, const db::GroupFigures& figures)
{
    using Kind = db::GroupFigures::Record::Kind;
    const auto total = [&figures](std::int64_t value) {
        return telling::tell_total(unit_in(figures), value);
    };
    std::string detail = tell_people_of(record);
    detail += (detail.empty() ? "" : between_facts) + language::date(record.day) + between_facts
        + tr_count("{n} player", "{n} players", record.players);
    switch (record.kind) {
    case Kind::closest:
        return {tr("Closest"), detail, total(record.value) + " : " + total(record.other)};
    case Kind::longest:
        return {tr("Longest"), detail, tell_duration(record.value)};
    case Kind::highest:
        return {tr("Highest total"), detail, total(record.value)};
    case Kind::comeback:
        return {tr("Biggest comeback"), detail, "−" + total(record.value)};
    case Kind::restless:
        break;
    }
    return {tr("Most changes of the lead"), detail, language::number(record.value)};
}

std::string tell_compared(const db::GroupFigures& figures)
{
    return tr_fill("Compared: {shares} shares, {players} players. ▲ and ▼ mark what differs from "
                   "chance even when corrected for so many comparisons (Benjamini–Hochberg, 5%). "
                   "Everything else may be luck.",
        {{"shares", language::number(figures.compared())},
            {"players", language::number(static_cast<std::int64_t>(figures.people.size()))}});
}

std::string tell_lacking(const db::GroupFigures& figures)
{
    std::vector<std::string> sentences;
    if (figures.elsewhere > 0)
        sentences.push_back(tell_elsewhere(figures.elsewhere));
    if (figures.by_board > 0)
        sentences.push_back(tr_count("Only the board was tracked in {n} of the evenings.",
            "Only the board was tracked in {n} of the evenings.", figures.by_board));
    return ledger::join(sentences, " ");
}

std::string tell_form()
{
    return tr_fill("Ranked by average place in each player’s last {n} evenings, from {least} "
                   "evenings on. Dotted: not played that month.",
        {{"n", language::number(db::form_evenings)},
            {"least", language::number(db::least_evenings_for_rank)}});
}

charts::Drawing form_drawing(const Form& form, charts::Size size, const charts::Look& look)
{
    charts::Drawing drawing{size, {}};
    const std::vector<charts::Style> styles = charts::different_styles(form.courses.size());
    for (std::size_t month = 0; month < form.months.size(); ++month) {
        const charts::Point top = place_in(form, month, 1, size, look);
        drawing.shapes.push_back(
            charts::Line{{{top.x, look.letters / 2}, {top.x, size.height - look.letters * 1.8F}},
                {look.grid, 1}});
        drawing.shapes.push_back(charts::Text{{top.x, size.height - look.letters * 0.8F},
            short_month_of(form.months[month]), look.quiet, look.letters, charts::Anchor::middle});
    }
    for (std::size_t i = 0; i < form.courses.size(); ++i)
        add_course(drawing, form, form.courses[i], styles[i], look);
    for (std::size_t i = 0; i < form.courses.size(); ++i) {
        const Form::Course& course = form.courses[i];
        const charts::Point end =
            place_in(form, form.months.size() - 1, course.points.back().rank, size, look);
        drawing.shapes.push_back(charts::Text{
            {0, end.y}, language::number(course.points.back().rank), look.quiet, look.letters});
        drawing.shapes.push_back(charts::Text{{end.x + look.letters, end.y},
            telling::visible(course.name), look.text, look.letters, charts::Anchor::start, i == 0});
    }
    return drawing;
}

std::string tell_form_of(const Form& form)
{
    std::string text;
    for (const Form::Course& course : form.courses)
        text += (text.empty() ? "" : " ")
            + tr_fill("{rank}. {player}: average place {place}.",
                {{"rank", language::number(course.points.back().rank)},
                    {"player", telling::visible(course.name)},
                    {"place", language::decimal(course.points.back().place, 2)}});
    return text;
}

// The year. --------------------------------------------------------------------------------------

namespace {

constexpr charts::Ink year_ground{0x17130e};
constexpr charts::Ink year_text{0xefe6d3};
constexpr charts::Ink year_quiet{0xb5a98f};
constexpr charts::Ink year_brass{0xe0b040};
constexpr charts::Ink year_line{0x5a4c36};
constexpr charts::Size year_size{1200, 900};
constexpr float year_margin = 60;

void add_year_text(charts::Drawing& drawing, charts::Point at, const std::string& text,
    charts::Ink ink, float height, charts::Anchor anchor = charts::Anchor::start)
{
    drawing.shapes.push_back(charts::Text{at, text, ink, height, anchor, height > 30});
}

void add_year_numbers(charts::Drawing& drawing, const db::GroupFigures& figures, float top)
{
    std::vector<std::pair<std::string, std::string>> numbers{
        {language::number(figures.evenings), tr("Evenings")},
        {language::number(static_cast<std::int64_t>(figures.people.size())), tr("Players")}};
    constexpr std::int64_t hour = 3'600'000;
    if (figures.played >= hour)
        numbers.emplace_back(language::number(figures.played / hour), tr("Hours of play"));
    if (!figures.places.empty())
        numbers.emplace_back(
            language::number(static_cast<std::int64_t>(figures.places.size())), tr("Places"));
    numbers.emplace_back(language::number(figures.ruled), tr("Rulings"));
    const float step = (year_size.width - 2 * year_margin) / static_cast<float>(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const float x = year_margin + step * static_cast<float>(i);
        add_year_text(drawing, {x, top}, numbers[i].first, year_brass, 64);
        add_year_text(drawing, {x, top + 52}, numbers[i].second, year_quiet, 22);
    }
}

void add_calendar(charts::Drawing& drawing, const db::GroupFigures& figures, int year, float top)
{
    const charts::YearChart chart = year_chart(year, figures.days, year_brass);
    const charts::Look look{year_text, year_quiet, year_line, 20};
    const float width = year_size.width - 2 * year_margin;
    const charts::Size size{width, height_of(chart, width, look)};
    const charts::Drawing calendar = shifted(draw(chart, size, look), {year_margin, top});
    drawing.shapes.insert(drawing.shapes.end(), calendar.shapes.begin(), calendar.shapes.end());
}

/// The most wins above chance, as a column.
void add_year_people(charts::Drawing& drawing, const db::GroupFigures& figures, float top)
{
    constexpr std::size_t most = 5;
    float y = top;
    add_year_text(drawing, {year_margin, y}, tr("Wins"), year_quiet, 22);
    std::vector<db::PersonFigures> people = figures.people;
    std::ranges::stable_sort(
        people, [](const auto& left, const auto& right) { return left.wins.won > right.wins.won; });
    for (std::size_t i = 0; i < std::min(most, people.size()); ++i) {
        y += 44;
        add_year_text(drawing, {year_margin, y}, telling::visible(people[i].name), year_text, 28);
        add_year_text(drawing, {year_size.width / 2 - 40, y}, tell_rate(people[i].wins), year_quiet,
            20, charts::Anchor::end);
    }
}

void add_year_records(charts::Drawing& drawing, const db::GroupFigures& figures, float top)
{
    float y = top;
    const float left = year_size.width / 2 + 20;
    add_year_text(drawing, {left, y}, tr("Records"), year_quiet, 22);
    for (const db::GroupFigures::Record& record : figures.records) {
        const ToldRecord told = tell_record(record, figures);
        y += 44;
        add_year_text(drawing, {left, y}, told.title, year_text, 24);
        add_year_text(drawing, {left, y + 22}, told.detail, year_quiet, 16);
        add_year_text(drawing, {year_size.width - year_margin, y}, told.value, year_brass, 26,
            charts::Anchor::end);
        y += 8;
    }
}

} // namespace

charts::YearChart year_chart(int year, std::map<std::string, int> days, charts::Ink ink)
{
    charts::YearChart chart{year, std::move(days), {}, ink};
    for (int month = 1; month <= 12; ++month)
        chart.months.push_back(language::short_month(month));
    return chart;
}

charts::Drawing year_drawing(const db::GroupFigures& figures, int year)
{
    charts::Drawing drawing{year_size, {}};
    drawing.shapes.push_back(charts::Box{{0, 0}, year_size, year_ground, 0});
    add_year_text(drawing, {year_margin, 80},
        tr_fill("Our {year}", {{"year", std::to_string(year)}}), year_brass, 60);
    add_year_numbers(drawing, figures, 180);
    add_calendar(drawing, figures, year, 290);
    add_year_people(drawing, figures, 560);
    add_year_records(drawing, figures, 560);
    add_year_text(drawing, {year_margin, year_size.height - 30}, tr("Recorded with Consigliere."),
        year_quiet, 16);
    return drawing;
}

std::string year_svg(const db::GroupFigures& figures, int year)
{
    const std::string title = tr_fill("Our {year}", {{"year", std::to_string(year)}});
    return charts::svg_of(year_drawing(figures, year), title,
        tr_count("{n} finished evening", "{n} finished evenings", figures.evenings));
}

// Leagues. ---------------------------------------------------------------------------------------

std::string tell_points(const db::League& league)
{
    switch (league.points) {
    case db::League::Points::wins:
        return tr("One point for a win; a shared win is divided.");
    case db::League::Points::shares:
        return tr("Points: each evening, the percent of all money that is one’s own.");
    case db::League::Points::places:
        break;
    }
    return tr_fill(
        "Points by place: {points}.", {{"points", language::listed(league.by_place, [](int points) {
                                            return language::number(points);
                                        })}});
}

std::string tell_scope(const db::League& league, const std::string& game_title)
{
    std::vector<std::string> parts;
    if (!game_title.empty())
        parts.push_back(game_title);
    if (!league.tag.empty())
        parts.push_back("#" + telling::visible(league.tag));
    if (!league.since.empty())
        parts.push_back(tr_fill("from {date}", {{"date", language::date(league.since)}}));
    if (!league.until.empty())
        parts.push_back(tr_fill("until {date}", {{"date", language::date(league.until)}}));
    return ledger::join(parts, between_facts);
}

std::string tell_tie_breaks()
{
    return tr("Equal points: more wins, then who ranked higher more often in evenings together. "
              "Otherwise the place is shared.");
}

std::string tell_decided(const db::Standing& standing)
{
    switch (standing.decided) {
    case db::Standing::Decided::by_wins:
        return tr("fewer wins");
    case db::Standing::Decided::by_meetings:
        return tr("lower in evenings together");
    case db::Standing::Decided::not_at_all:
        return tr("shared");
    case db::Standing::Decided::by_points:
        break;
    }
    return {};
}

std::string tell_points(double points)
{
    return language::decimal(points, std::abs(points - std::round(points)) < 0.05 ? 0 : 1);
}

} // namespace consigliere::exports
