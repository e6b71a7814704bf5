#pragma once

#include "engine/corleone/game.h"
#include "engine/playouts/playouts_of.h"

namespace consigliere::playouts {

/// A box of which every tile, Job, Ally and space is described. Abilities done by hand are
/// declined.
template <>
struct Rules<corleone::Game> {
    using Position = corleone::Position;
    using Components = corleone::Components;

    /// All cards are followed, and enough tiles, Jobs, Allies and spaces are described to go on.
    [[nodiscard]] static bool can_play(const Position& start, const Components& components);
    [[nodiscard]] static bool is_over(const Position& position)
    {
        return position.phase == corleone::Phase::end;
    }
    /// An action of Family Business, or another phase, begins.
    [[nodiscard]] static bool is_turn(const Position& before, const Position& after);
    static void deal(Position& position, const Components& components, Random& random);
    [[nodiscard]] static std::optional<std::size_t> chooser(
        const Position& position, const Components& components);
    [[nodiscard]] static std::optional<corleone::Move> next(
        const Position& position, const Components& components, Policy policy, Random& random);
    [[nodiscard]] static BySeat standing(const Position& position, const Components& components);
    [[nodiscard]] static BySeat wins(const Position& position, const Components& components);
    /// Legal games take at most about 600 entries.
    static constexpr int most_moves = 4000;
};

} // namespace consigliere::playouts
