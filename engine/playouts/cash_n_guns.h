#pragma once

#include "engine/cash_n_guns/game.h"
#include "engine/playouts/playouts_of.h"

namespace consigliere::playouts {

/// Ca$h 'n Guns. Left out: too slow a player, late words about discards, and lines of a later step
/// that skip a share.
template <>
struct Rules<cash_n_guns::Game> {
    using Position = cash_n_guns::Position;
    using Components = cash_n_guns::Components;

    static constexpr int most_moves = 400;

    /// The book describes every component.
    [[nodiscard]] static bool can_play(const Position&, const Components&) { return true; }
    [[nodiscard]] static bool is_over(const Position& position)
    {
        return position.phase == cash_n_guns::Phase::end;
    }
    /// Each step of a round: loot, aims, courage, shots, shares.
    [[nodiscard]] static bool is_turn(const Position& before, const Position& after)
    {
        return before.phase != after.phase || before.round != after.round;
    }
    /// Nothing: a Position has bounds on the Bullet cards and the loot of the deck, never their
    /// faces or order. `next` draws each when it comes to light, from what the lines so far allow.
    /// They include what only an owner knew, if a line told it.
    static void deal(Position&, const Components&, Random&) { }
    [[nodiscard]] static std::optional<cash_n_guns::Move> next(
        const Position& position, const Components&, const Policies& policies, Random& random);
    [[nodiscard]] static BySeat standing(const Position& position, const Components&);
    [[nodiscard]] static BySeat wins(const Position& position, const Components&);
};

} // namespace consigliere::playouts
