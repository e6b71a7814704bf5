#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/score.h"
#include "engine/ledger/observer_view.h"

#include <vector>

// The secrecy policy of Ca$h 'n Guns: what each audience may see. See `ledger::ObserverView`.
//
// Public: aims, stances, revealed cards, wounds and the desk. Hidden:
// - the face of a Bullet card discarded face down (CG-5.2, CG-5.4), from all but its player;
//   permanently, because the book never turns it up;
// - the cards swapped by the Hustler (T-HUS), from all but the two players; permanently;
// - loot taken from a player unseen by the Professional, the Vulture or the Junk Dealer (T-PRO,
//   T-VUL, T-JUN; A12), from all but the giver and the receiver, until the count (CG-K.3);
// - a player's loot, of which others see the number of cards, until the count. A share is public
//   when taken and face down from the next loot on (CG-7.5); then what each share left in the
//   middle is redacted too.
//
// Public when taken: Clips, First aid kits and the desk. The bills of the Stealthy and the Cute
// are named by their powers. Corrections are public.
namespace consigliere::cash_n_guns {

struct Game;

class Secrecy {
public:
    Secrecy(const ledger::Timeline<Game>& timeline, ledger::Audience audience);

    /// The move as the audience knows it: unknown Bullet faces are removed. Loot faces stay,
    /// because no public fact before the count depends on them.
    [[nodiscard]] Move known_move(int entry, Move move) const;
    /// Like known(), also without loot faces that are face down now.
    [[nodiscard]] Move displayed(int entry, Move move) const;
    [[nodiscard]] Act displayed(int entry, Act act) const;
    /// The position after an entry, with the middle redacted where it would reveal who took a share
    /// that is face down now.
    [[nodiscard]] Position displayed(int entry, Position position) const;
    /// The verdict as the audience may see it. A question is answered from `known`.
    [[nodiscard]] ledger::Assessment visible_verdict(int entry, const Move& shown,
        const ledger::Assessment& whole, const ledger::Assessment& known) const;

    /// The audience for the score after an entry: unrestricted once the loot has been counted.
    [[nodiscard]] ledger::Audience score_audience(int entry) const;

private:
    [[nodiscard]] bool sees_hand_of(Player player) const;
    [[nodiscard]] bool sees_all_hands() const;
    [[nodiscard]] bool is_counted(int entry) const;
    [[nodiscard]] bool lies_covered(int entry) const;
    [[nodiscard]] const Position& before(int entry) const;
    [[nodiscard]] bool tells_of_loot(int entry, const ledger::Reason& reason) const;
    [[nodiscard]] bool may_answer(int entry, const Belief& question) const;
    [[nodiscard]] bool passes_in_sight(int entry, const act::Gives& act) const;
    [[nodiscard]] Share shown_share(int entry, Player player, Share share) const;

    const ledger::Timeline<Game>& m_timeline;
    ledger::Audience m_audience;
    /// By entry, from 0 to the next one: whether the loot has been counted on its line of play.
    std::vector<bool> m_counted;
};

/// True if the audience may see the player's loot.
[[nodiscard]] bool sees_loot_of(const Position& position, Player player, ledger::Audience audience);
/// The score redacted for an audience: before the count, only its own sums and no comparisons.
[[nodiscard]] Score score(const Position& position, ledger::Audience audience);

} // namespace consigliere::cash_n_guns
