#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/score.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// The seats from the best to the last; while totals are unknown, as they sit.
[[nodiscard]] std::vector<Score::Seat> ranked(const Score& score);

/// The Territories that count for a seat: "Queens, Midtown".
[[nodiscard]] std::string tell_domination(const Score::Seat& seat);

/// Why the winner won, in one sentence (p. 23): the most money, the tie rule, or a shared victory.
/// Empty while nobody has.
[[nodiscard]] std::string tell_victory(
    const Score& score, const std::function<std::string(Family)>& name);

} // namespace consigliere::table_corleone
