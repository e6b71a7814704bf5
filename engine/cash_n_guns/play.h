#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/timeline.h"

#include <vector>

// Entry point of the referee: every move is judged and applied here.
namespace consigliere::cash_n_guns {

using Judged = ledger::Judgement<Position, Act>;
using LegalMove = ledger::LegalMoveOf<Move>;

/// Judges a move on a copy of `position` and collects every reason against it. `judged` is
/// overwritten; reuse it to save allocations.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);
/// Judges a move that neither asks nor speaks of shares, without playing what follows from it:
/// `judged.after` is of no use.
[[nodiscard]] ledger::Verdict judge_alone(
    const Position& position, const Move& move, const Components& components, Judged& judged);

/// Every move that `play` does not refuse, in the order of a round. Omits corrections, rulings and
/// `table believes` (unbounded), optional words, shares already taken automatically, and the loot
/// of rounds 1 to 7 (random; in round 8 it is determined).
[[nodiscard]] std::vector<LegalMove> legal_moves(
    const Position& position, const Components& components);

} // namespace consigliere::cash_n_guns
