#include "companion/frame/evening_filter.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/typed_day.h"
#include "companion/widgets/chips.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

using Choice = FilterOffer::Choice;

void choose_people(
    Ui& ui, Rect& rect, const std::vector<Choice>& people, std::vector<std::string>& chosen)
{
    if (people.empty())
        return;
    heading(ui, rect, tr("Who was there"));
    widgets::Chips chips(ui, rect);
    for (const Choice& person : people) {
        const bool is_chosen = std::ranges::find(chosen, person.word) != chosen.end();
        if (!chips.add("filter:person:" + person.word, person.name, {chosen_if(is_chosen)}))
            continue;
        if (is_chosen)
            std::erase(chosen, person.word);
        else
            chosen.push_back(person.word);
    }
}

void choose_size(Ui& ui, Rect& rect, const std::vector<Choice>& sizes, db::EveningFilter& filter)
{
    const std::string before =
        filter.most_players > 0 ? std::to_string(filter.most_players) : std::string();
    std::string size = before;
    choose_one(ui, rect, tr("Table size"), "filter:size:", sizes, size);
    if (size != before)
        filter.least_players = filter.most_players = size.empty() ? 0 : std::stoi(size);
}

/// Date field with the date in words below. An incomplete date does not filter.
void type_day(Ui& ui, Rect rect, const std::string& id, const std::string& hint, std::string& typed,
    std::string& day)
{
    const Rect field = rect.cut_top(52_dp, 2_dp);
    // Another control has set the date.
    if (!day.empty() && day != day_from(typed))
        typed = day;
    if (day.empty() && !day_from(typed).empty())
        typed.clear();
    if (text_field(ui, id, field, typed, hint))
        day = day_from(typed);
    if (!day.empty())
        ui.text(rect.inset(14_dp, 0), language::date(day), {Font::small, ui.theme().text});
}

} // namespace

void choose_one(Ui& ui, Rect& rect, const std::string& title, const std::string& id,
    const std::vector<Choice>& choices, std::string& chosen)
{
    if (choices.empty())
        return;
    rect.cut_top(6_dp);
    heading(ui, rect, title);
    widgets::Chips chips(ui, rect);
    for (const Choice& choice : choices) {
        const bool is_chosen = chosen == choice.word;
        if (chips.add(id + choice.word, choice.name, {chosen_if(is_chosen)}))
            chosen = is_chosen ? std::string() : choice.word;
    }
}

void choose_year(Ui& ui, Rect& rect, const std::string& id, const std::vector<std::string>& years,
    std::string& since, std::string& until)
{
    heading(ui, rect, tr("When"));
    widgets::Chips chips(ui, rect);
    for (const std::string& year : years) {
        const std::string first = year + "-01-01";
        const std::string last = year + "-12-31";
        const bool is_chosen = since == first && until == last;
        if (!chips.add(id + year, year, {chosen_if(is_chosen)}))
            continue;
        since = is_chosen ? std::string() : first;
        until = is_chosen ? std::string() : last;
    }
}

bool FilterSheet::draw(
    Ui& ui, Overlay& overlay, db::EveningFilter& filter, const FilterOffer& offer, int hits)
{
    const db::EveningFilter before = filter;
    Rect buttons = draw_list_dialog(ui, {"filter", tr("Which evenings?"), 760}, [&](Rect& rest) {
        choose_people(ui, rest, offer.people, filter.people);
        if (offer.games.size() > 1)
            choose_one(ui, rest, tr("Game"), "filter:game:", offer.games, filter.game);
        if (!offer.remark.empty())
            remark(ui, rest, offer.remark, Font::small);
        choose_year(ui, rest, "filter:year:", offer.years, filter.since, filter.until);
        const std::vector<Rect> days = rest.cut_top(72_dp, 6_dp).columns(2, 10_dp);
        type_day(
            ui, days[0], "filter:since", tr("From (example: 15.8.2026)"), m_since, filter.since);
        type_day(ui, days[1], "filter:until", tr("To (example: 15.8.2026)"), m_until, filter.until);
        choose_one(ui, rest, tr("Where"), "filter:place:", offer.places, filter.place);
        choose_one(ui, rest, tr("Tags"), "filter:tag:", offer.tags, filter.tag);
        choose_size(ui, rest, offer.sizes, filter);
        choose_one(ui, rest, tr("Side played"), "filter:side:", offer.sides, filter.side);
        if (offer.everything.archived == db::EveningFilter::Archived::in)
            return;
        heading(ui, rest, tr("Archived evenings"));
        const int archived = choice_row(ui, "filter:archived", rest.cut_top(52_dp, 10_dp),
            {tr("Included"), tr("Left out"), tr("Only these")}, static_cast<int>(filter.archived));
        if (archived >= 0)
            filter.archived = static_cast<db::EveningFilter::Archived>(archived);
    });
    if (button(ui, "filter:clear", buttons.cut_left(buttons.width() * 0.4F, 10_dp),
            tr("Clear filters"))) {
        const std::vector<std::string> words = filter.words;
        filter = offer.everything;
        filter.words = words;
    }
    if (button(ui, "filter:close", buttons, tr_count("Show {n} evening", "Show {n} evenings", hits),
            {ButtonKind::next}))
        overlay.close();
    return !(filter == before);
}

} // namespace consigliere::screens
