#include "companion/frame/evening_filter.h"

#include "companion/tables/tables.h"
#include "db/archive/statistics.h"
#include "engine/games/games.h"

#include <algorithm>
#include <functional>
#include <set>

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

std::string tell_size(int players)
{
    return tr_count("{n} player", "{n} players", players);
}

FilterOffer offer_from(const std::vector<db::EveningCard>& evenings,
    const std::function<bool(const db::EveningCard&)>& is_wanted)
{
    Tally games;
    Tally people;
    Tally places;
    Tally tags;
    std::set<std::size_t> sizes;
    std::set<std::string, std::greater<>> years;
    for (const db::EveningCard& card : evenings) {
        if (!is_wanted(card))
            continue;
        const db::SessionSummary& session = card.summary;
        games.add(session.game, tables::title_of(session.game));
        for (const db::SessionSummary::Seat& seat : session.seats)
            people.add(seat.person, seat.player);
        places.add(session.details.place, session.details.place);
        for (const std::string& tag : session.details.tags)
            tags.add(tag, "#" + tag);
        sizes.insert(session.seats.size());
        constexpr std::size_t length_of_year = 4;
        years.insert(card.day.substr(0, length_of_year));
    }
    FilterOffer offer;
    offer.games = games.choices();
    offer.people = people.choices();
    offer.places = places.choices();
    offer.tags = tags.choices();
    offer.sides = sides_of(offer.games);
    for (const std::size_t size : sizes)
        offer.sizes.push_back({std::to_string(size), tell_size(static_cast<int>(size))});
    offer.years.assign(years.begin(), years.end());
    return offer;
}

} // namespace

FilterOffer offer_of(const std::vector<db::EveningCard>& evenings)
{
    FilterOffer offer = offer_from(evenings, [](const db::EveningCard&) { return true; });
    offer.everything = everything_at_hand();
    return offer;
}

bool may_count(const db::EveningCard& card)
{
    return card.facts ? card.counts() : card.summary.entries > 0 && !card.summary.branch_of;
}

FilterOffer offer_for_statistics(const std::vector<db::EveningCard>& evenings)
{
    FilterOffer offer = offer_from(evenings, may_count);
    // Which sides win is what statistics tell.
    offer.sides.clear();
    offer.remark = tr("Money, Families and places are shown for one game at a time.");
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
    if (const std::string year = db::year_of(filter); !year.empty())
        add("year", year, [](db::EveningFilter& rest) { rest.since = rest.until = {}; });
    else if (!filter.since.empty())
        add("since", tr_fill("from {day}", {{"day", language::date(filter.since)}}),
            [](db::EveningFilter& rest) { rest.since.clear(); });
    if (!filter.until.empty() && db::year_of(filter).empty())
        add("until", tr_fill("to {day}", {{"day", language::date(filter.until)}}),
            [](db::EveningFilter& rest) { rest.until.clear(); });
    if (filter.most_players > 0)
        add("size", tell_size(filter.most_players),
            [](db::EveningFilter& rest) { rest.least_players = rest.most_players = 0; });
    if (filter.archived != offer.everything.archived)
        add("archived", tell_archived(filter.archived),
            [](db::EveningFilter& rest) { rest.archived = WhichEvenings::out; });
    return parts;
}

} // namespace consigliere::screens
