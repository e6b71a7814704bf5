#pragma once

#include "engine/cash_n_guns/position.h"
#include "engine/ledger/verdict.h"

#include <optional>
#include <vector>

/// The end (CG-K, CG-W): every part of the score with the rule behind it, as it is or as it would
/// be now.
namespace consigliere::cash_n_guns {

inline constexpr int diamond_bonus_dollars = 60'000;

/// One part of what a player's loot is worth, and why.
struct ScorePart {
    ledger::RuleId rule;
    int cards = 0; ///< How many cards it counts; for the bonus, the diamonds.
    int dollars = 0;
};

struct Score {
    struct Seat {
        Player player{};
        bool is_alive = true;
        int wounds = 0;
        int wounds_suffered = 0; ///< Healed ones too.
        int loot_cards = 0; ///< How many lie in front of him, which everybody sees.
        bool is_covered = false; ///< The audience may not see the parts; see `secrecy.h`.
        ScorePart bills;
        ScorePart diamonds;
        ScorePart paintings; ///< The Collector's power counts as one of the cards (T-COL).
        ScorePart bonus; ///< The Diamond Bonus.
        /// The sum of the parts; nothing for the eliminated, who cannot win (CG-K.1), and for what
        /// is covered.
        std::optional<int> total;
        /// 1 for the best; shared by players whom nothing tells apart. 0 for the eliminated, and
        /// while the loot is covered.
        int rank = 0;
    };

    /// What has decided, or would decide now.
    enum class Decision : std::uint8_t {
        richest, ///< One is richer than all others (CG-K.3).
        wounds, ///< Of the richest, one has the most wounds (CG-K.4, A14).
        shared, ///< Nothing tells them apart (CG-K.4).
        last_alive, ///< Only one is alive (CG-K.5).
        nobody, ///< The last ones died together (A13).
        covered, ///< The loot lies face down until it is counted (CG-7.5).
    };

    bool is_final = false;
    Decision decision = Decision::nobody;
    ledger::RuleId rule; ///< Behind the decision.
    int most_diamonds = 0; ///< The most diamond cards of a living player.
    std::optional<Player> bonus_holder; ///< Nothing if several have the most, or nobody has any.
    ledger::FixedList<Seat, most_players> seats; ///< In the order of the seats.
    ledger::FixedList<Player, most_players> winners;
    Ties ties = Ties::tokens; ///< The wounds that decide ties at this table (A14).
    /// Who would win if the tie went by the other reading of CG-K.4 than the table has chosen;
    /// empty unless that names other winners (A14).
    ledger::FixedList<Player, most_players> winners_otherwise;

    [[nodiscard]] const Seat& of(Player player) const { return seats[index_of(player)]; }
    /// From the best to the last; the eliminated come at the end.
    [[nodiscard]] std::vector<Seat> ranked() const;
};

[[nodiscard]] Score score(const Position& position);

} // namespace consigliere::cash_n_guns

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::cash_n_guns::Score::Decision> = [] {
    using enum cash_n_guns::Score::Decision;
    return Enumeration<cash_n_guns::Score::Decision, 6>{{{
        {richest, "richest", to_translate("the richest alive")},
        {wounds, "wounds", to_translate("as rich as others, with the most wounds")},
        {shared, "shared", to_translate("tied on everything")},
        {last_alive, "last-alive", to_translate("the only one alive")},
        {nobody, "nobody", to_translate("no one is alive")},
        {covered, "covered", to_translate("the loot isn’t counted yet")},
    }}};
}();
