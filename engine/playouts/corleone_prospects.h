#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <array>

// What `greedy` looks at in Corleone's Empire.
namespace consigliere::playouts {

/// What every Family has, by number: the score as it would be now, and estimates of what the score
/// does not see yet. All in dollars.
[[nodiscard]] std::array<double, corleone::count_of<corleone::Family>> prospects(
    const corleone::Position& position, const corleone::Components& components);

/// What a card in the hand is worth on average, to choose which to give away.
[[nodiscard]] double worth_of(corleone::Bill bill);
[[nodiscard]] double worth_of(corleone::Good good);
[[nodiscard]] double worth_of(const std::optional<corleone::Icons>& icons);
inline constexpr double worth_of_job = 0.8;

} // namespace consigliere::playouts
