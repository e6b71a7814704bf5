#include "companion/command_line/list_filter.h"

#include "companion/language/language.h"
#include "db/date.h"
#include "db/folding.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::command_line {

namespace {

bool contains(const std::string& text, const std::string& part)
{
    return db::folded(text).find(db::folded(part)) != std::string::npos;
}

bool has_person(const db::SessionSummary& session, const std::string& part)
{
    return std::ranges::any_of(session.seats,
        [&part](const db::SessionSummary::Seat& seat) { return contains(seat.player, part); });
}

bool has_word(const db::SessionSummary& session, const std::string& word)
{
    const db::SessionDetails& details = session.details;
    return contains(session.id, word) || contains(session.game, word)
        || contains(details.name, word) || contains(details.place, word)
        || contains(details.notes, word) || contains(db::text_of(details.tags), word)
        || has_person(session, word);
}

bool fits(const db::SessionSummary& session, const ListFilter& filter)
{
    const std::string day = day_of(session);
    return (filter.game.empty() || session.game == filter.game)
        && (filter.person.empty() || has_person(session, filter.person))
        && (filter.place.empty() || contains(session.details.place, filter.place))
        && (filter.tag.empty() || session.details.tags.contains(filter.tag))
        && (filter.players == 0 || static_cast<int>(session.seats.size()) == filter.players)
        && (filter.since.empty() || day >= filter.since)
        && (filter.until.empty() || day <= filter.until)
        && std::ranges::all_of(
            filter.words, [&session](const std::string& word) { return has_word(session, word); });
}

} // namespace

std::string day_of(const db::SessionSummary& session)
{
    constexpr std::size_t length = std::string_view("2026-11-20").size();
    const std::string& date = session.details.date.empty() ? session.created : session.details.date;
    return date.substr(0, length);
}

std::optional<std::string> fault_in_game(const std::string& game)
{
    if (game.empty() || games::find(game) != nullptr)
        return std::nullopt;
    const std::string known = language::listed(
        games::all(), [](const games::Game& one) { return std::string(one.name); });
    return language::tr_fill(
        "Unknown game “{game}”. Choose from: {games}.", {{"game", game}, {"games", known}});
}

std::optional<std::string> fault_in_year(const std::string& year)
{
    if (year.empty() || (year.size() == 4 && ledger::number_of(year)))
        return std::nullopt;
    return language::tr_fill("“{year}” isn’t a year. Example: 2026.", {{"year", year}});
}

std::optional<std::string> fault_in_days(const ListFilter& filter)
{
    for (const std::string& date : {filter.since, filter.until}) {
        if (!date.empty() && !db::is_date(date))
            return language::tr_fill(
                "“{detail}” isn’t a valid date. Example: 2026-11-20.", {{"detail", date}});
    }
    return std::nullopt;
}

std::optional<std::string> fault_in(const ListFilter& filter)
{
    const std::optional<std::string> fault = fault_in_days(filter);
    return fault ? fault : fault_in_game(filter.game);
}

db::EveningFilter evening_filter_of(const ListFilter& filter)
{
    db::EveningFilter evenings;
    evenings.game = filter.game;
    evenings.name = filter.person;
    evenings.place = filter.place;
    evenings.tag = filter.tag;
    evenings.since = filter.since;
    evenings.until = filter.until;
    evenings.least_players = evenings.most_players = filter.players;
    return evenings;
}

std::vector<db::SessionSummary> filtered(
    const std::vector<db::SessionSummary>& sessions, const ListFilter& filter)
{
    std::vector<db::SessionSummary> chosen;
    std::ranges::copy_if(sessions, std::back_inserter(chosen),
        [&filter](const db::SessionSummary& session) { return fits(session, filter); });
    return chosen;
}

} // namespace consigliere::command_line
