#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <vector>

namespace consigliere::corleone {

/// What can be said of a player's actions without knowing everything.
enum class Possibility : std::uint8_t {
    possible, ///< At least one action is certainly possible.
    unknown, ///< None is known, but something that nobody has told might allow one.
    impossible, ///< None whatever (13.no-pass: such a player is skipped).
};

/// Whether a player who has a figure in the supply can do anything with his turn.
[[nodiscard]] Possibility action_possibility(
    const Position& position, const Components& components, Family family);

/// Whether a figure of this kind can be put or moved anywhere on the board.
[[nodiscard]] Possibility free_place(
    const Position& position, const Components& components, FigureKind kind);

/// Every way to pay a Job: narcotics may stand for any part of its cost (16.cost). Those with the
/// fewest of the other goods come first.
[[nodiscard]] std::vector<Goods> payments_of(const Goods& cost);
/// Whether these goods are exactly what a Job costs, narcotics standing for what is missing of
/// the other three (16.cost).
[[nodiscard]] bool pays_exactly(const Goods& cost, const Goods& pays);
/// Whether a hand with these goods could pay that cost.
[[nodiscard]] bool can_pay(const Goods& hand, const Goods& cost);
/// Whether a space may never be used with this number of players (15.three-plus).
[[nodiscard]] bool is_barred_by_three_plus(
    const Position& position, const Components& components, SpaceId space);

} // namespace consigliere::corleone
