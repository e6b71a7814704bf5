#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <vector>

namespace consigliere::corleone {

/// Whether something is possible, with incomplete information.
enum class Possibility : std::uint8_t {
    possible, ///< At least one action is certainly possible.
    unknown, ///< None is known, but missing information might allow one.
    impossible, ///< No action at all (13.no-pass: the player is skipped).
};

/// Whether a player can act. Precondition: the player has a figure in the supply.
[[nodiscard]] Possibility action_possibility(
    const Position& position, const Components& components, Family family);

/// Whether a figure of this kind can be placed or moved anywhere on the board.
[[nodiscard]] Possibility free_place(
    const Position& position, const Components& components, FigureKind kind);

/// Returns every way to pay a Job with narcotics (16.cost), fewest other goods first.
[[nodiscard]] std::vector<Goods> payments_of(const Goods& cost);
/// Returns true if the goods are exactly the cost, with narcotics as replacement (16.cost).
[[nodiscard]] bool pays_exactly(const Goods& cost, const Goods& pays);
[[nodiscard]] bool can_pay(const Goods& hand, const Goods& cost);
/// Returns true if a space is closed for this number of players (15.three-plus).
[[nodiscard]] bool is_barred_by_three_plus(
    const Position& position, const Components& components, SpaceId space);

} // namespace consigliere::corleone
