#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/score.h"
#include "engine/ledger/observer_view.h"

#include <vector>

/// What an audience may see of an evening of Ca$h 'n Guns. The one place that decides; see
/// `ledger::ObserverView`.
///
/// Aims, who lies down, cards that are shown, wounds and the desk are in the open. Hidden are
/// - what a Bullet card was that somebody discarded face down (CG-5.2, CG-5.4): telling it is
///   between him and whoever keeps the record. The book never turns it up, so it stays hidden after
///   the end too;
/// - what the Hustler and his victim have swapped (T-HUS), from all but these two, likewise;
/// - what is taken out of somebody's loot without laying it open, by the Professional, the Vulture
///   or the Junk Dealer (T-PRO, T-VUL, T-JUN; A12), from all but the one who loses it and the one
///   who gets it, until the loot is counted (CG-K.3);
/// - what a player has in front of him, of which others see how many cards it is. A share is taken
///   in sight of all; once the next loot comes it lies face down with the rest (CG-7.5), and the
///   record does not help anybody's memory before the count: what was left in the middle after each
///   share is covered with it.
/// Clips, First aid kits and the desk work in the open when they are taken. The bills of the
/// Stealthy and the Cute are named by their powers. A correction is the word of the whole table.
namespace consigliere::cash_n_guns {

struct Game;

class Secrecy {
public:
    Secrecy(const ledger::Timeline<Game>& timeline, ledger::Audience audience);

    /// What the audience knows of the move of an entry, as far as the Bullet cards go by it. The
    /// faces of loot do not: nothing that is in the open before the count follows from them.
    [[nodiscard]] Move known(int entry, Move move) const;
    /// The same without the faces of loot that is covered now.
    [[nodiscard]] Move shown(int entry, Move move) const;
    [[nodiscard]] Act shown(int entry, Act act) const;
    /// The position after an entry without what would tell, by what is gone from the middle, who
    /// took a share that is covered now.
    [[nodiscard]] Position shown(int entry, Position position) const;
    /// What the audience hears of a verdict. A question is answered from what it knows.
    [[nodiscard]] ledger::Assessment heard(int entry, const Move& shown,
        const ledger::Assessment& whole, const ledger::Assessment& known) const;

    /// As whom the audience looks back at the score after an entry: once the loot has been counted,
    /// nothing that led to it is covered any more.
    [[nodiscard]] ledger::Audience looking_back(int entry) const;

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
    /// For every entry, and for one that comes now, whether the loot has been counted since.
    std::vector<bool> m_counted;
};

/// Whether an audience sees what a player has in front of him.
[[nodiscard]] bool sees_loot_of(const Position& position, Player player, ledger::Audience audience);
/// The score as an audience may see it: before the count nobody's sums but its own, and nothing
/// that compares them.
[[nodiscard]] Score score(const Position& position, ledger::Audience audience);

} // namespace consigliere::cash_n_guns
