#include "companion/command_line/list_filter.h"

#include "companion/language/language.h"
#include "db/date.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

namespace consigliere::command_line {

std::string day_of(const db::SessionSummary& session)
{
    return db::card_of(session).day;
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

std::optional<std::string> fault_in_days(const db::EveningFilter& filter)
{
    for (const std::string& date : {filter.since, filter.until}) {
        if (!date.empty() && !db::is_date(date))
            return language::tr_fill(
                "“{detail}” isn’t a valid date. Example: 2026-11-20.", {{"detail", date}});
    }
    return std::nullopt;
}

std::optional<std::string> fault_in(const db::EveningFilter& filter)
{
    const std::optional<std::string> fault = fault_in_days(filter);
    return fault ? fault : fault_in_game(filter.game);
}

std::vector<db::SessionSummary> filtered(
    const std::vector<db::SessionSummary>& sessions, const db::EveningFilter& filter)
{
    std::vector<db::EveningCard> cards;
    for (const db::SessionSummary& session : sessions)
        cards.push_back(db::card_of(session));
    std::vector<db::SessionSummary> chosen;
    for (const db::EveningCard* card : db::list_evenings(cards, filter))
        chosen.push_back(card->summary);
    return chosen;
}

} // namespace consigliere::command_line
