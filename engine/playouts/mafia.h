#pragma once

#include "engine/mafia/game.h"
#include "engine/playouts/playouts_of.h"

namespace consigliere::playouts {

/// MAFIA, with a described circuit and home points. Left out: deals, gifts and early repayments
/// between players, taxes, a table that stops, acts done by hand, and cards of which no effect is
/// described (they are drawn, and do nothing).
template <>
struct Rules<mafia::Game> {
    using Position = mafia::Position;
    using Components = mafia::Components;

    /// Among greedy players a game takes about 700 moves.
    static constexpr int most_moves = 12'000;

    [[nodiscard]] static bool can_play(const Position& start, const Components& components);
    [[nodiscard]] static bool is_over(const Position& position)
    {
        return position.phase == mafia::Phase::end;
    }
    /// The dice are rolled: the turn of a figure begins.
    [[nodiscard]] static bool is_turn(const Position& before, const Position& after);
    /// Gives faces to the red cards that no line has told. Told ones are known to their owners, so
    /// to the table as a whole. Dice, coins and decks have no memory in a Position.
    static void deal(Position& position, const Components& components, Random& random);
    [[nodiscard]] static std::optional<mafia::Move> next(const Position& position,
        const Components& components, const Policies& policies, Random& random);
    /// A person has the pieces of the best figure, and a fraction of a piece for money.
    [[nodiscard]] static BySeat standing(const Position& position, const Components& components);
    /// A tie is shared: the contest that decides it is no matter of the table.
    [[nodiscard]] static BySeat wins(const Position& position, const Components& components);
};

} // namespace consigliere::playouts
