#include "companion/tables/told_entries.h"

#include "companion/tables/tables.h"

namespace consigliere::tables {

ToldEntries::ToldEntries(const ledger::Evening& evening, const db::SessionSummary& summary)
    : m_evening(evening)
{
    for (const db::SessionSummary::Seat& seat : summary.seats)
        m_players[seat.actor] = seat.player;
    m_table = find(evening.game()).make_table(*this, evening);
}

std::string ToldEntries::tell(int entry) const
{
    const desk::LogLine line = m_table->tell_entry(entry);
    return line.detail.empty() ? line.text : line.text + " – " + line.detail;
}

widgets::Colour ToldEntries::colour_of(std::string_view actor) const
{
    return m_table->colour_of(actor);
}

std::string ToldEntries::player(std::string_view actor) const
{
    const auto found = m_players.find(actor);
    return found == m_players.end() || found->second.empty()
        ? find(m_evening.game()).tell_actor(actor)
        : found->second;
}

} // namespace consigliere::tables
