#include "companion/server/seat_view.h"

#include "companion/tables/tables.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <utility>

namespace consigliere::server {

SeatView::SeatView(const ledger::Evening& evening, std::string actor, PlayerNames names)
    : m_evening(evening)
    , m_actor(std::move(actor))
    , m_names(std::move(names))
    , m_teller(tables::make_teller(evening))
    , m_table(tables::find(evening.game()).make_table(*this, evening))
{
    m_teller->call_players(m_names);
}

std::optional<int> SeatView::seat() const
{
    const std::vector<std::string> actors = m_evening.actors();
    const auto found = std::ranges::find(actors, m_actor);
    if (m_actor.empty() || found == actors.end())
        return std::nullopt;
    return static_cast<int>(found - actors.begin());
}

ledger::Audience SeatView::audience() const
{
    const std::optional<int> seat = this->seat();
    return seat ? ledger::Audience::seat(*seat) : ledger::Audience::everybody();
}

bool SeatView::is_own(std::string_view line) const
{
    const std::optional<int> own = seat();
    const std::string_view word = ledger::WordReader(line).peek();
    return own && std::ranges::any_of(m_evening.speakers(), [&](const ledger::Speaker& speaker) {
        return speaker.seat == *own && speaker.word == word;
    });
}

} // namespace consigliere::server
