#pragma once

#include "engine/ledger/fixed_list.h"
#include "engine/mafia/position.h"

#include <optional>

/// Who would win now, or has won (M-7.1).
namespace consigliere::mafia {

struct Score {
    struct Place {
        Figure figure{};
        int pieces = 0;
        int cash = 0; ///< Of the purse that he pays from.
        bool is_out = false; ///< His family could not pay (M-7.1.3).
        /// 1 for the best; shared by those whom nothing tells apart.
        int rank = 0;
    };

    /// What has decided, or would decide now.
    enum class Decision : std::uint8_t {
        pieces, ///< One has most pieces on the map.
        cash, ///< Of those with most, one has the most money.
        spitting, ///< Nothing but who spits farthest.
        shared, ///< Not even that has been told (A31).
        at_once, ///< He has placed the piece that wins (M-7.1.1, M-7.1.4).
    };

    bool is_final = false;
    Ending ending = Ending::none;
    Decision decision = Decision::shared;
    ledger::RuleId rule; ///< Behind the decision.
    ledger::FixedList<Place, figure_count> places; ///< In the order of the figures.
    ledger::FixedList<Figure, figure_count> winners;

    [[nodiscard]] const Place& of(Figure figure) const { return places[index_of(figure)]; }
};

[[nodiscard]] Score score(const Position& position);

/// Those whom pieces and money do not tell apart, at the top: spitting is theirs (A31). Figures of
/// one person win together, so that there is nobody to spit against.
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
