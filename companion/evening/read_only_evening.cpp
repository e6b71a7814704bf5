#include "companion/evening/read_only_evening.h"

#include "companion/tables/tables.h"

namespace consigliere::screens {

Players players_of(const desk::TableHost& desk)
{
    Players players;
    for (const std::string& actor : desk.evening().actors())
        players[actor] = desk.player(actor);
    return players;
}

ReadOnlyEvening::ReadOnlyEvening(
    const ledger::Evening& evening, const desk::TablePreferences& habits, const Players& players)
    : m_evening(evening)
    , m_habits(habits)
    , m_players(players)
    , m_teller(tables::make_teller(evening))
    , m_table(tables::find(evening.game()).make_table(*this, evening))
{
    m_teller->call_players([this](std::string_view actor) { return player(actor); });
}

std::string ReadOnlyEvening::player(std::string_view actor) const
{
    const auto found = m_players.find(actor);
    return found == m_players.end() ? tables::find(m_evening.game()).tell_actor(actor)
                                    : found->second;
}

const ledger::Entry& ReadOnlyEvening::seen(int number) const
{
    // The evening caches its views until it changes.
    return m_evening.view_for(audience())->entry(number);
}

std::vector<Finding> ReadOnlyEvening::findings(int number) const
{
    const ledger::Entry& entry = seen(number);
    return findings_of({entry.verdict, entry.reasons}, m_evening, *m_teller);
}

} // namespace consigliere::screens
