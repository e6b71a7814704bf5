#pragma once

#include "engine/ledger/fixed_list.h"
#include "engine/mafia/position.h"

#include <optional>

// The winner, or who would win now (M-7.1).
namespace consigliere::mafia {

struct Score {
    struct Place {
        Figure figure{};
        int pieces = 0;
        int cash = 0; ///< Money in its purse, in donars.
        bool is_out = false; ///< The family could not pay (M-7.1.3).
        /// From 1; ties share a rank.
        int rank = 0;
    };

    /// What decides the game, or would decide it now.
    enum class Decision : std::uint8_t {
        pieces,
        cash, ///< Most money among those with most pieces.
        spitting, ///< A tie, decided by who spat farthest.
        shared, ///< A tie whose spitting contest is not recorded (A31).
        at_once, ///< The figure placed the piece that wins (M-7.1.1, M-7.1.4).
    };

    bool is_final = false;
    Ending ending = Ending::none;
    Decision decision = Decision::shared;
    ledger::RuleId rule;
    ledger::FixedList<Place, figure_count> places;
    ledger::FixedList<Figure, figure_count> winners;

    [[nodiscard]] const Place& of(Figure figure) const { return places[index_of(figure)]; }
};

[[nodiscard]] Score score(const Position& position);

/// Figures with the most pieces and money, if tied: spitting decides (A31). Empty if all belong to
/// one person, who has won.
[[nodiscard]] ledger::FixedList<Figure, figure_count> tied_at_top(const Position& position);

} // namespace consigliere::mafia

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::mafia::Score::Decision> = [] {
    using enum mafia::Score::Decision;
    return Enumeration<mafia::Score::Decision, 5>{{{
        {pieces, "pieces", to_translate("most pieces on the map")},
        {cash, "cash", to_translate("as many pieces, but more money")},
        {spitting, "spitting", to_translate("spits farthest")},
        {shared, "shared", to_translate("tied on everything")},
        {at_once, "at-once", to_translate("placed the winning piece")},
    }}};
}();
