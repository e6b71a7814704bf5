#include "companion/past/evening_filter.h"

#include "companion/tables/tables.h"
#include "db/archive/statistics.h"
#include "engine/games/games.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

using WhichEvenings = db::EveningFilter::Archived;

/// Sides (Families, characters) of the games played, in the order of the games.
std::vector<FilterOffer::Choice> sides_of(const std::vector<FilterOffer::Choice>& played)
{
    std::vector<FilterOffer::Choice> sides;
    for (const FilterOffer::Choice& one : played) {
        const games::Game* game = games::find(one.word);
        if (game == nullptr)
            continue;
        for (const ledger::WordAndName& side : game->outline().sides)
            sides.push_back({std::string(side.word), tr(side.name)});
    }
    return sides;
}

std::string name_in(const std::vector<FilterOffer::Choice>& choices, const std::string& word)
{
    const auto found = std::ranges::find(choices, word, &FilterOffer::Choice::word);
    return found == choices.end() ? word : found->name;
}

std::string tell_archived(WhichEvenings archived)
{
    return archived == WhichEvenings::only ? tr("archived only") : tr("archived too");
}

} // namespace

FilterOffer offer_of(const std::vector<db::EveningCard>& evenings)
{
    Tally games;
    Tally people;
    Tally places;
    Tally tags;
    FilterOffer offer;
    for (const db::EveningCard& card : evenings) {
        const db::SessionSummary& session = card.summary;
        games.add(session.game, tables::title_of(session.game));
        for (const db::SessionSummary::Seat& seat : session.seats)
            people.add(seat.person, seat.player);
        places.add(session.details.place, session.details.place);
        for (const std::string& tag : session.details.tags)
            tags.add(tag, "#" + tag);
        offer.archived += session.details.is_archived ? 1 : 0;
    }
    offer.games = games.choices();
    offer.people = people.choices();
    offer.places = places.choices();
    offer.tags = tags.choices();
    offer.sides = sides_of(offer.games);
    offer.years = db::years_of(evenings);
    return offer;
}

db::EveningFilter everything_at_hand()
{
    db::EveningFilter filter;
    filter.archived = WhichEvenings::out;
    return filter;
}

std::vector<FilterPart> parts_of(const db::EveningFilter& filter, const FilterOffer& offer)
{
    std::vector<FilterPart> parts;
    const auto add = [&](const std::string& id, const std::string& label, const auto& take_away) {
        FilterPart part{"chip:" + id, label, filter};
        take_away(part.rest);
        parts.push_back(std::move(part));
    };
    if (!filter.words.empty())
        add("words", language::listed(filter.words, [](const std::string& word) { return word; }),
            [](db::EveningFilter& rest) { rest.words.clear(); });
    if (!filter.game.empty())
        add("game", name_in(offer.games, filter.game),
            [](db::EveningFilter& rest) { rest.game.clear(); });
    for (const std::string& person : filter.people)
        add("person:" + person, name_in(offer.people, person),
            [&person](db::EveningFilter& rest) { std::erase(rest.people, person); });
    if (!filter.side.empty())
        add("side", name_in(offer.sides, filter.side),
            [](db::EveningFilter& rest) { rest.side.clear(); });
    if (!filter.place.empty())
        add("place", filter.place, [](db::EveningFilter& rest) { rest.place.clear(); });
    if (!filter.tag.empty())
        add("tag", "#" + filter.tag, [](db::EveningFilter& rest) { rest.tag.clear(); });
    if (!filter.since.empty())
        add("since", tr_fill("from {day}", {{"day", language::date(filter.since)}}),
            [](db::EveningFilter& rest) { rest.since.clear(); });
    if (!filter.until.empty())
        add("until", tr_fill("to {day}", {{"day", language::date(filter.until)}}),
            [](db::EveningFilter& rest) { rest.until.clear(); });
    if (filter.archived != WhichEvenings::out)
        add("archived", tell_archived(filter.archived),
            [](db::EveningFilter& rest) { rest.archived = WhichEvenings::out; });
    return parts;
}

} // namespace consigliere::screens
