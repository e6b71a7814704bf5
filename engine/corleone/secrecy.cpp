#include "engine/corleone/secrecy.h"

#include "engine/corleone/game.h"
#include "engine/corleone/waiting.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

bool holds_for(const std::vector<bool>& entries, int entry)
{
    return entries[static_cast<std::size_t>(entry)];
}

/// A hand as others see it: Jobs face down.
void turn_over(Cards& cards)
{
    cards.unknown_jobs = static_cast<std::uint8_t>(cards.unknown_jobs + cards.jobs.size());
    cards.jobs.clear();
}

} // namespace

Secrecy::Secrecy(const ledger::Timeline<Game>& timeline, ledger::Audience audience)
    : m_audience(audience)
    , m_seats(timeline.present().seats)
{
    if (audience.is_scribe())
        return;
    m_bids_opened = ledger::come_about_since(
        timeline, [](const Position& position) { return !lays_bids(position); });
    const auto is_over = [](const Position& position) { return position.phase == Phase::end; };
    m_ended = ledger::come_about_since(timeline, is_over);
    // A line that is only judged does not open the bids.
    m_bids_opened.push_back(false);
    m_ended.push_back(is_over(timeline.present()));
}

int Secrecy::seat_of(Family family) const
{
    const auto* const found = std::ranges::find(m_seats, family);
    return static_cast<int>(found - m_seats.begin());
}

bool Secrecy::sees_bid(int entry, Family family) const
{
    return m_audience.sits_at(seat_of(family)) || holds_for(m_bids_opened, entry);
}

bool Secrecy::sees_drawn(int entry, Family family) const
{
    return m_audience.sees_hand_of(seat_of(family)) || holds_for(m_ended, entry);
}

void Secrecy::cover_drawn(std::vector<Act>& acts, int entry) const
{
    for (Act& act : acts) {
        if (auto* gains = std::get_if<act::Gains>(&act)) {
            if (!sees_drawn(entry, gains->family))
                turn_over(gains->cards);
        } else if (auto* gives = std::get_if<act::Gives>(&act)) {
            if (!sees_drawn(entry, gives->family) && !sees_drawn(entry, gives->to))
                turn_over(gives->cards);
        }
    }
}

Move Secrecy::known_move(int entry, Move move) const
{
    if (!move.family)
        return move;
    if (auto* bid = std::get_if<Bid>(&move.action)) {
        if (!sees_bid(entry, *move.family))
            *bid = Bid{{}, true};
    } else if (auto* use = std::get_if<Use>(&move.action)) {
        if (auto* acts = std::get_if<target::Acts>(&use->target))
            cover_drawn(acts->acts, entry);
        auto* jobs = std::get_if<target::Jobs>(&use->target);
        if (jobs != nullptr && !sees_drawn(entry, *move.family))
            jobs->keeps = {{}, static_cast<std::uint8_t>(jobs->keeps.count())};
    }
    return move;
}

ledger::Assessment Secrecy::visible_verdict(
    int, const Move& shown, const ledger::Assessment& whole, const ledger::Assessment& known) const
{
    return std::holds_alternative<Believe>(shown.action) ? known
                                                         : ledger::visible_verdict(whole, known);
}

} // namespace consigliere::corleone
