#include "companion/evening/told_evening.h"

#include "companion/tables/tables.h"

namespace consigliere::screens {

Players players_of(const desk::Desk& desk)
{
    Players players;
    for (const std::string& actor : desk.evening().actors())
        players[actor] = desk.player(actor);
    return players;
}

ToldEvening::ToldEvening(
    const ledger::Evening& evening, const desk::Habits& habits, const Players& players)
    : m_evening(evening)
    , m_habits(habits)
    , m_players(players)
    , m_teller(tables::make_teller(evening))
    , m_table(tables::find(evening.game()).make_table(*this, evening))
{
    m_teller->call_players([this](std::string_view actor) { return player(actor); });
}

std::string ToldEvening::player(std::string_view actor) const
{
    const auto found = m_players.find(actor);
    return found == m_players.end() ? tables::find(m_evening.game()).tell_actor(actor)
                                    : found->second;
}

const ledger::Entry& ToldEvening::seen(int number) const
{
    // The evening keeps its sights until something is added to it.
    return m_evening.seen_by(audience())->entry(number);
}

std::vector<Finding> ToldEvening::findings(int number) const
{
    const ledger::Entry& entry = seen(number);
    return findings_of({entry.verdict, entry.reasons}, m_evening, *m_teller);
}

} // namespace consigliere::screens
