#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/move.h"
#include "engine/corleone/position.h"
#include "engine/ledger/observer_view.h"

#include <vector>

/// What an audience may see of an evening of Corleone's Empire. The one place that decides; see
/// `ledger::ObserverView`.
///
/// Nearly everything happens in the open. Money and goods come from open piles and go back to them
/// (p. 9, 21), a banked card is shown (27.bank), discarded Jobs lie face up and discarded Allies go
/// into the box (21.discards), completed Jobs and Allies come from the board or are laid down in
/// sight of all (16.suitcase, 17.ally). Whoever has watched knows it, so its record is for
/// everybody. A hand as a whole is nobody else's affair all the same (9.hand): others see how many
/// cards it has.
///
/// Hidden are
/// - a bid, from all but its player, until everybody has laid his (20.suitcase); one that was
///   refused or taken back before that stays hidden for ever;
/// - which Job somebody has drawn (27.jobs), from all but him, until the end, when hands are laid
///   down (23.hand). That he completes or discards one tells which it was, but not when he drew it.
/// A correction is the word of the whole table and hides nothing.
namespace consigliere::corleone {

struct Game;

class Secrecy {
public:
    Secrecy(const ledger::Timeline<Game>& timeline, ledger::Audience audience);

    /// What the audience knows of the move of an entry.
    [[nodiscard]] Move known(int entry, Move move) const;
    /// Nothing lies covered again that was open once.
    [[nodiscard]] const Move& shown(int, const Move& move) const { return move; }
    [[nodiscard]] const Act& shown(int, const Act& act) const { return act; }
    /// What the audience hears of a verdict. A question is answered from what it knows.
    [[nodiscard]] ledger::Assessment heard(int entry, const Move& shown,
        const ledger::Assessment& whole, const ledger::Assessment& known) const;

    /// As whom the audience looks back at the score after an entry: all of it was in the open.
    [[nodiscard]] ledger::Audience looking_back(int) const { return m_audience; }

private:
    [[nodiscard]] int seat_of(Family family) const;
    [[nodiscard]] bool sees_bid(int entry, Family family) const;
    [[nodiscard]] bool sees_drawn(int entry, Family family) const;
    void cover_drawn(std::vector<Act>& acts, int entry) const;

    ledger::Audience m_audience;
    ledger::FixedList<Family, count_of<Family>> m_seats;
    /// For every entry, and for one that comes now, whether all bids have been laid since.
    std::vector<bool> m_bids_opened;
    /// Likewise whether the game has come to its end since.
    std::vector<bool> m_ended;
};

} // namespace consigliere::corleone
