#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/move.h"
#include "engine/corleone/position.h"
#include "engine/ledger/observer_view.h"

#include <vector>

// Decides what an audience may see of an evening; see `ledger::ObserverView`.
//
// Nearly everything is public: money and goods come from open piles and return to them (p. 9, 21),
// banked cards are shown (27.bank), discarded Jobs are face up and discarded Allies go into the
// box (21.discards), completed Jobs and played Allies are visible to all (16.suitcase, 17.ally).
// So the recorded cards are public, but a hand as a whole is private (9.hand): others see its
// number of cards.
//
// Hidden are
// - a bid, from all but its player, until all bids are laid (20.suitcase); a bid refused or undone
//   before that stays hidden forever;
// - which Job a player drew (27.jobs), from all others, until hands are revealed at the end
//   (23.hand). Completing or discarding it reveals the Job, but not when it was drawn.
// Corrections are public.
namespace consigliere::corleone {

struct Game;

class Secrecy {
public:
    Secrecy(const ledger::Timeline<Game>& timeline, ledger::Audience audience);

    /// The move of an entry, reduced to what the audience knows.
    [[nodiscard]] Move known_move(int entry, Move move) const;
    /// Nothing that was public is hidden again.
    [[nodiscard]] const Move& displayed(int, const Move& move) const { return move; }
    [[nodiscard]] const Act& displayed(int, const Act& act) const { return act; }
    /// The visible part of a verdict. Questions are answered from the audience's knowledge.
    [[nodiscard]] ledger::Assessment visible_verdict(int entry, const Move& shown,
        const ledger::Assessment& whole, const ledger::Assessment& known) const;

    /// The score is public.
    [[nodiscard]] ledger::Audience score_audience(int) const { return m_audience; }

private:
    [[nodiscard]] int seat_of(Family family) const;
    [[nodiscard]] bool sees_bid(int entry, Family family) const;
    [[nodiscard]] bool sees_drawn(int entry, Family family) const;
    void cover_drawn(std::vector<Act>& acts, int entry) const;

    ledger::Audience m_audience;
    ledger::FixedList<Family, count_of<Family>> m_seats;
    /// For every entry and for a line judged now: all bids have been laid since.
    std::vector<bool> m_bids_opened;
    /// Likewise: the game has ended since.
    std::vector<bool> m_ended;
};

} // namespace consigliere::corleone
