#pragma once

#include "engine/ledger/observer_view.h"
#include "engine/mafia/act.h"
#include "engine/mafia/components.h"
#include "engine/mafia/move.h"
#include "engine/mafia/position.h"

namespace consigliere::mafia {

struct Game;

/// What an audience may see of an evening of MAFIA. The one place that decides; see
/// `ledger::ObserverView`.
///
/// Money, pieces, killers, businesses, dice and the coin are in the open, and so are black cards
/// and red ones that are in use. Hidden is the number of a red card that lies face down (M-6.1c): a
/// drawn one is known to its player, and one that changes hands face down to both of them. Once it
/// is used everybody sees it; the line that drew it stays covered, because the book never makes
/// anybody tell when he got it. What a correction says is the word of the whole table.
class Secrecy {
public:
    Secrecy(const ledger::Timeline<Game>& timeline, ledger::Audience audience)
        : m_timeline(timeline)
        , m_audience(audience)
    {
    }

    /// What the audience knows of the move of an entry.
    [[nodiscard]] Move known(int entry, Move move) const;
    /// Nothing that all have seen is covered again.
    [[nodiscard]] static Move shown(int, const Move& move) { return move; }
    [[nodiscard]] static Act shown(int, const Act& act) { return act; }
    [[nodiscard]] static ledger::Assessment heard(
        int, const Move&, const ledger::Assessment& whole, const ledger::Assessment& known)
    {
        return ledger::heard(whole, known);
    }
    [[nodiscard]] ledger::Audience looking_back(int) const { return m_audience; }

private:
    [[nodiscard]] const Position& before(int entry) const;
    [[nodiscard]] bool sees_hand_of(int entry, Figure figure) const;
    /// Covers a card that passes from one hand to the other, unless it lies open or is one's own.
    void cover(int entry, Card& card, Figure from, Figure to) const;

    const ledger::Timeline<Game>& m_timeline;
    ledger::Audience m_audience;
};

} // namespace consigliere::mafia
