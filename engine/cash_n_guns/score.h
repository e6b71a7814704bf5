#pragma once

#include "engine/cash_n_guns/position.h"
#include "engine/ledger/verdict.h"

#include <optional>
#include <vector>

// The score at the end (CG-K, CG-W), or as it would be now: each part with its rule.
namespace consigliere::cash_n_guns {

inline constexpr int diamond_bonus_dollars = 60'000;

/// One part of the value of a player's loot.
struct ScorePart {
    ledger::RuleId rule;
    int cards = 0; ///< Number of cards counted; for the bonus, the diamonds.
    int dollars = 0;
};

struct Score {
    struct Seat {
        Player player{};
        bool is_alive = true;
        int wounds = 0;
        int wounds_suffered = 0; ///< Includes healed wounds.
        int loot_cards = 0; ///< Number of cards, which is public.
        bool is_covered = false; ///< The parts are hidden from the audience; see `secrecy.h`.
        ScorePart bills;
        ScorePart diamonds;
        ScorePart paintings; ///< Includes the Collector's virtual card (T-COL).
        ScorePart bonus; ///< The Diamond Bonus (CG-K.2).
        /// Sum of the parts in dollars; nullopt if redacted, or if the player is eliminated
        /// (CG-K.1).
        std::optional<int> total;
        /// From 1; ties share a rank. 0 if eliminated, or while loot is redacted.
        int rank = 0;
    };

    /// What decides the game, or would decide it now.
    enum class Decision : std::uint8_t {
        richest, ///< One player is richer than all others (CG-K.3).
        wounds, ///< One of the richest has the most wounds (CG-K.4, A14).
        shared, ///< A tie that wounds do not break (CG-K.4).
        last_alive, ///< One player is alive (CG-K.5).
        nobody, ///< The last players died together (A13).
        covered, ///< Redacted until the loot is counted (CG-7.5).
    };

    bool is_final = false;
    Decision decision = Decision::nobody;
    ledger::RuleId rule;
    int most_diamonds = 0; ///< Largest number of diamond cards of a living player.
    std::optional<Player> bonus_holder; ///< nullopt if several have the most, or no player has any.
    ledger::FixedList<Seat, most_players> seats; ///< In seat order.
    ledger::FixedList<Player, most_players> winners;
    Ties ties = Ties::tokens; ///< The table's tie-breaker (A14).
    /// The winners with the other tie-breaker; empty if they are the same (A14).
    ledger::FixedList<Player, most_players> winners_otherwise;

    [[nodiscard]] const Seat& of(Player player) const { return seats[index_of(player)]; }
    /// In order of rank; eliminated players last.
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
