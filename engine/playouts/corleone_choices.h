#pragma once

#include "engine/corleone/game.h"
#include "engine/playouts/playouts_of.h"

#include <optional>
#include <vector>

// What can happen next in Corleone's Empire. `play` has the last word about it.
namespace consigliere::playouts {

/// Returns the Family that chooses next; nullopt if the table does what chance brings.
[[nodiscard]] std::optional<corleone::Family> choosing_family(const corleone::Position& position);

/// Returns what a Family may choose, perhaps with some that are refused. What needs no choice is
/// collected at once. Of several cards to give, one set stands for all: for `greedy` those of least
/// worth, for `random` any.
[[nodiscard]] std::vector<corleone::Action> choices_of(const corleone::Position& position,
    const corleone::Components& components, corleone::Family family, Policy policy, Random& random);

/// Returns an event of chance, from what is unseen; nullopt if nothing fits.
[[nodiscard]] std::optional<corleone::Action> chance_event(
    const corleone::Position& position, const corleone::Components& components, Random& random);

/// Gives a face to every Job in a hand and to every open card that the record does not name.
void name_unknown_cards(
    corleone::Position& position, const corleone::Components& components, Random& random);

/// Returns true if abilities, costs and colours are known, so that it can be dealt.
[[nodiscard]] bool is_complete(const corleone::Business& business);
[[nodiscard]] bool is_complete(const corleone::Job& job);
[[nodiscard]] bool is_complete(const corleone::Ally& ally);

} // namespace consigliere::playouts
