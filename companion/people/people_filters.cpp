#include "companion/people/people_filters.h"

#include "companion/frame/list_dialog.h"
#include "companion/language/alphabet.h"
#include "companion/tables/tables.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

std::string tell_game(const std::string& game)
{
    return game.empty() ? tr("All games") : tables::title_of(game);
}

std::string tell_year(const std::string& year)
{
    return year.empty() ? tr("All years") : year;
}

std::string tell_people(const CountedPeople& people)
{
    const std::string names =
        language::listed(people.filter().people, [&people](const std::string& person) {
            const auto found = people.names().find(person);
            return found == people.names().end() ? std::string() : found->second;
        });
    return names.empty() ? tr("With anyone") : tr_fill("With {players}", {{"players", names}});
}

/// A button whose label is shortened to fit.
bool filter_button(Ui& ui, const char* id, const Rect& rect, const std::string& label, bool filters)
{
    const bool tapped = button_ground(ui, id, rect, {chosen_if(filters)}).tapped;
    const Rect inside = rect.inset(10_dp, 4_dp);
    const Font font = ui.fitting(label, inside.width(), {Font::strong, Font::small});
    ui.elide_text(inside, label,
        {font, ui.theme().text, 0.5F, 0.5F, ui.measure(label, font).x > inside.width()});
    return tapped;
}

bool option(Ui& ui, Rect& rest, const std::string& id, const std::string& label, bool is_chosen)
{
    const Rect row = rest.cut_top(56_dp, 8_dp);
    const bool tapped = button_ground(ui, id, row, {chosen_if(is_chosen)}).tapped;
    Rect inside = row.inset(14_dp, 6_dp);
    if (is_chosen)
        ui.text(inside.cut_right(24_dp, 8_dp), symbol::check, {Font::strong, ui.theme().text, 1});
    ui.elide_text(inside, label, {Font::body, ui.theme().text});
    return tapped;
}

} // namespace

void PeopleFilters::draw(Ui& ui, const std::vector<Rect>& places, const CountedPeople& people)
{
    const db::StatisticsFilter& filter = people.filter();
    if (filter_button(ui, "filter:game", places[0], tell_game(filter.game), !filter.game.empty()))
        m_open = Question::game;
    if (filter_button(ui, "filter:year", places[1], tell_year(filter.year), !filter.year.empty()))
        m_open = Question::year;
    if (filter_button(ui, "filter:with", places[2], tell_people(people), !filter.people.empty()))
        m_open = Question::with;
}

void PeopleFilters::draw_dialog(Ui& ui, CountedPeople& people)
{
    // Each list has its own scroll position.
    const char* list = m_open == Question::game ? "games"
        : m_open == Question::year              ? "years"
                                                : "with";
    const std::string title = tr("Which evenings count?");
    const Rect close = draw_list_dialog(ui, {list, title, 520}, [&](Rect& rest) {
        if (m_open == Question::game)
            draw_games(ui, rest, people);
        else if (m_open == Question::year)
            draw_years(ui, rest, people);
        else
            draw_people(ui, rest, people);
    });
    if (button(ui, "filter:close", close, tr("Close"), {ButtonKind::next}))
        m_open = Question::none;
}

/// Applies the choice and closes the list.
void PeopleFilters::ask(CountedPeople& people, const db::StatisticsFilter& filter)
{
    people.ask(filter);
    m_open = Question::none;
}

void PeopleFilters::draw_games(Ui& ui, Rect& rest, CountedPeople& people)
{
    db::StatisticsFilter filter = people.filter();
    std::vector<std::string> games = people.games();
    games.insert(games.begin(), std::string());
    for (const std::string& game : games) {
        if (!option(ui, rest, "game:" + game, tell_game(game), filter.game == game))
            continue;
        filter.game = game;
        ask(people, filter);
    }
    remark(ui, rest, tr("Money, Families and places are shown for one game at a time."));
}

void PeopleFilters::draw_years(Ui& ui, Rect& rest, CountedPeople& people)
{
    db::StatisticsFilter filter = people.filter();
    std::vector<std::string> years = people.years();
    years.insert(years.begin(), std::string());
    for (const std::string& year : years) {
        if (!option(ui, rest, "year:" + year, tell_year(year), filter.year == year))
            continue;
        filter.year = year;
        ask(people, filter);
    }
}

void PeopleFilters::draw_people(Ui& ui, Rect& rest, CountedPeople& people)
{
    remark(ui, rest, tr("Only evenings where all of these played:"));
    db::StatisticsFilter filter = people.filter();
    std::vector<std::pair<std::string, std::string>> names;
    for (const auto& [person, name] : people.names())
        names.emplace_back(name, person);
    language::put_in_alphabet(names, &std::pair<std::string, std::string>::first);
    for (const auto& [name, person] : names) {
        const auto found = std::ranges::find(filter.people, person);
        const bool is_chosen = found != filter.people.end();
        if (!option(ui, rest, "with:" + person, name, is_chosen))
            continue;
        if (is_chosen)
            filter.people.erase(found);
        else
            filter.people.push_back(person);
        people.ask(filter);
    }
}

} // namespace consigliere::screens
