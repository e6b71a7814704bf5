#include "companion/people/people_list.h"

#include "companion/exports/statistics_report.h"
#include "companion/frame/figure_card.h"
#include "companion/language/figures.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// False if there are too few evenings for a rate.
bool has_bar(const db::PersonFigures& person)
{
    return person.wins.confidence() != db::Confidence::too_few;
}

/// Text below a person's bar.
std::vector<std::string> lines_of(const db::PersonFigures& person, bool is_counting)
{
    if (person.wins.of == 0)
        return {is_counting ? tr("not counted yet") : tr("no finished evening")};
    std::vector<std::string> lines{exports::tell_rate(person.wins)};
    if (has_bar(person))
        lines.push_back(exports::tell_above_chance(person.wins));
    return lines;
}

std::string tell_place(const db::PersonFigures& person)
{
    return person.place.value() ? language::decimal(*person.place.value(), 2) : "–";
}

/// Columns of a row or of the headings. Three columns if wide; if narrow, the win rate has a line
/// of its own.
struct PeopleColumns {
    explicit PeopleColumns(Rect inside)
        : is_stacked(inside.width() < 420_dp)
    {
        const float place_width = 76_dp;
        if (is_stacked) {
            name = inside.cut_top(line_height(), 4_dp);
            place = name.cut_right(place_width, 8_dp);
            wins = inside;
            return;
        }
        place = inside.cut_right(place_width, 8_dp);
        name = inside.cut_left(inside.width() * 0.4F, 10_dp);
        wins = inside;
    }
    static float line_height() { return 26_dp; }

    bool is_stacked;
    Rect name;
    Rect wins;
    Rect place;
};

Rect inside_row(const Rect& row)
{
    return row.inset(12_dp, 10_dp);
}

float lines_height(const Ui& ui, const std::vector<std::string>& lines, float width)
{
    float height = 0;
    for (const std::string& line : lines)
        height += ui.measure(line, Font::small, width).y + 2_dp;
    return height;
}

void draw_heads(Ui& ui, Rect& rest)
{
    Rect heads = rest.cut_top(36_dp, 2_dp).inset(12_dp, 0);
    const widgets::TextStyle style{Font::small, ui.theme().quiet, 0, 0.5F, true};
    widgets::TextStyle right = style;
    right.align_x = 1;
    PeopleColumns columns(heads);
    if (columns.is_stacked) {
        ui.text(heads.cut_right(columns.place.width(), 8_dp), tr("Average place"), right);
        ui.text(heads, tr("Player") + "  ·  " + tr("Wins, and expected by chance"), style);
        return;
    }
    ui.text(columns.name, tr("Player"), style);
    ui.text(columns.wins, tr("Wins, and expected by chance"), style);
    ui.text(columns.place, tr("Average place"), right);
}

float share_bar_height()
{
    return 20_dp;
}

/// All rows are equally high while evenings are processed, so that nothing moves. Afterwards, rows
/// with little text are lower.
float row_height(
    const Ui& ui, const Rect& rest, const db::PersonFigures& person, const CountedPeople& people)
{
    const PeopleColumns columns(inside_row(rest));
    const float above = 20_dp + (columns.is_stacked ? PeopleColumns::line_height() + 4_dp : 0);
    const float least = columns.is_stacked ? 64_dp : 84_dp;
    db::PersonFigures many;
    many.wins = {222.5, 1000, 226};
    const bool says_little = people.is_ranked() && !has_bar(person);
    const float bar = says_little ? 0 : share_bar_height();
    const std::vector<std::string> lines =
        lines_of(says_little ? person : many, people.is_counting());
    return std::max(least, above + bar + lines_height(ui, lines, columns.wins.width()));
}

/// Name and number of evenings: two lines, or one if stacked.
void draw_name(Ui& ui, Rect name, const db::PersonFigures& person, bool is_stacked)
{
    const std::string evenings = person.wins.of == 0
        ? std::string()
        : tr_count("{n} evening", "{n} evenings", person.wins.of);
    const widgets::TextStyle quiet{Font::small, ui.theme().quiet};
    if (!is_stacked) {
        name = Rect::around(name.centre(), name.width(), 46_dp);
        ui.text(name.cut_bottom(22_dp), evenings, {quiet.font, quiet.colour, 0, 0});
    }
    const float beside = is_stacked ? ui.measure(evenings, quiet.font).x + 10_dp : 0;
    const float width =
        std::min(ui.measure(person.name, Font::strong).x + 1_dp, name.width() - beside);
    ui.elide_text(is_stacked ? name.cut_left(width, 10_dp) : name, person.name,
        {Font::strong, ui.theme().text});
    if (is_stacked)
        ui.text(name, evenings, quiet);
}

void draw_row(Ui& ui, Rect& rest, const db::PersonFigures& person, CountedPeople& people)
{
    const std::vector<std::string> lines = lines_of(person, people.is_counting());
    const Rect row = rest.cut_top(row_height(ui, rest, person, people), 8_dp);
    const ButtonStyle style{chosen_if(person.person == people.chosen())};
    if (button_ground(ui, "person:" + person.person, row, style).tapped)
        people.choose(person.person);
    PeopleColumns columns(inside_row(row));
    if (!columns.is_stacked) {
        const Rect sign = columns.name.cut_left(34_dp, 8_dp);
        draw_initial(ui, {sign.centre().x, row.centre().y}, 32_dp, person.name);
    }
    draw_name(ui, columns.name, person, columns.is_stacked);
    if (has_bar(person))
        draw_rate(ui, columns.wins.cut_top(share_bar_height()), person.wins);
    else
        columns.wins = Rect::around(columns.wins.centre(), columns.wins.width(),
            lines_height(ui, lines, columns.wins.width()));
    for (const std::string& line : lines)
        ui.text(columns.wins.cut_top(ui.measure(line, Font::small, columns.wins.width()).y + 2_dp),
            line, {Font::small, ui.theme().quiet, 0, 0, true});
    const bool is_quiet = person.wins.confidence() != db::Confidence::enough;
    ui.text(columns.place, tell_place(person),
        {Font::count, is_quiet ? ui.theme().quiet : ui.theme().text, 1});
}

} // namespace

void draw_people_list(Ui& ui, const Rect& rect, CountedPeople& people)
{
    scroll_area(ui, "people", rect, [&](Rect& rest) {
        draw_heads(ui, rest);
        bool was_ranked = true;
        // Copy: a tap recounts and invalidates the list.
        const std::vector<db::PersonFigures> list = people.people();
        for (const db::PersonFigures& person : list) {
            const bool begins_apart = people.is_ranked() && was_ranked && !person.is_ranked();
            if (begins_apart) {
                rest.cut_top(6_dp);
                heading(ui, rest,
                    tr_fill("Not ranked: fewer than {n} evenings",
                        {{"n", language::number(db::least_evenings_for_rank)}}));
            }
            was_ranked = person.is_ranked();
            draw_row(ui, rest, person, people);
        }
        if (std::ranges::any_of(list, has_bar))
            remark(ui, rest,
                tr("Pale bar: 95% confidence range (Wilson). Dotted line: chance, with that many "
                   "players. “Too few to tell” also weighs how many people are compared "
                   "(Benjamini–Hochberg, 5%)."),
                Font::small);
    });
}

void draw_counting(Ui& ui, Rect& rect, CountedPeople& people)
{
    if (!people.is_counting() && people.is_ranked())
        return;
    Rect row = rect.cut_top(60_dp, 12_dp);
    const auto way = [&](const char* id, const std::string& label, ButtonKind kind) {
        const float width = std::min(row.width() * 0.4F, button_width(ui, label) + 8_dp);
        return button(ui, id, row.cut_right(width, 12_dp), label, {kind});
    };
    if (!people.is_counting()) {
        if (way("counting:order", tr("Update ranking"), ButtonKind::next))
            people.put_in_order();
        ui.text(row, tr("All evenings are counted."), {Font::body, ui.theme().text, 0, 0.5F, true});
        return;
    }
    if (people.is_cancelled()) {
        if (way("counting:go-on", tr("Continue"), ButtonKind::next))
            people.go_on();
        ui.text(row, tr("Not all evenings are counted. Until then, no one is ranked."),
            {Font::body, ui.theme().text, 0, 0.5F, true});
        return;
    }
    if (way("counting:stop", tr("Stop"), ButtonKind::plain))
        people.cancel();
    const db::EveningIndex::Work work = people.work();
    const std::string told =
        tr_fill("Counting evenings: {done} of {all}. Until then, no one is ranked.",
            {{"done", language::number(work.done)}, {"all", language::number(work.all)}});
    Rect bar = row.cut_bottom(10_dp, 2_dp);
    ui.fill(bar, ui.theme().line, 5_dp);
    const float part = static_cast<float>(work.done) / static_cast<float>(std::max(1, work.all));
    bar.right = bar.left + bar.width() * part;
    ui.fill(bar, ui.theme().brass, 5_dp);
    draw_label(ui, row, told, {Font::body, ui.theme().text});
}

} // namespace consigliere::screens
