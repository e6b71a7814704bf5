#pragma once

#include "engine/ledger/observer_view.h"
#include "engine/mafia/act.h"
#include "engine/mafia/components.h"
#include "engine/mafia/move.h"
#include "engine/mafia/position.h"

namespace consigliere::mafia {

struct Game;

/// The secrecy policy of MAFIA: what each audience may see. See `ledger::ObserverView`.
///
/// Public: money, pieces, killers, businesses, dice, the coin, black cards, and red cards in use.
/// Hidden: the number of a red card that is face down (M-6.1c). Its player knows a drawn card, and
/// both players one that changes hands. Use makes it public, but the line that drew it stays
/// redacted, because the book never reveals when a card was drawn. Corrections are public.
class Secrecy {
public:
    Secrecy(const ledger::Timeline<Game>& timeline, ledger::Audience audience)
        : m_timeline(timeline)
        , m_audience(audience)
    {
    }

    /// The move as the audience knows it: hidden card numbers are removed.
    [[nodiscard]] Move known_move(int entry, Move move) const;
    /// Displayed as known, because public facts stay public.
    [[nodiscard]] static Move displayed(int, const Move& move) { return move; }
    [[nodiscard]] static Act displayed(int, const Act& act) { return act; }
    [[nodiscard]] static ledger::Assessment visible_verdict(
        int, const Move&, const ledger::Assessment& whole, const ledger::Assessment& known)
    {
        return ledger::visible_verdict(whole, known);
    }
    [[nodiscard]] ledger::Audience score_audience(int) const { return m_audience; }

private:
    [[nodiscard]] const Position& before(int entry) const;
    [[nodiscard]] bool sees_hand_of(int entry, Figure figure) const;
    /// Redacts a card that changes hands, unless it is face up or in the audience's own hand.
    void cover(int entry, Card& card, Figure from, Figure to) const;

    const ledger::Timeline<Game>& m_timeline;
    ledger::Audience m_audience;
};

} // namespace consigliere::mafia
