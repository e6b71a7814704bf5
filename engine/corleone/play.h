#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/move.h"
#include "engine/corleone/position.h"
#include "engine/ledger/timeline.h"

#include <vector>

// Entry point of the referee: judges and performs every move.
namespace consigliere::corleone {

using Judged = ledger::Judgement<Position, Act>;
using LegalMove = ledger::LegalMoveOf<Move>;

/// Judges and performs a move on a copy, with all reasons. Reusing `judged` saves allocations.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);

/// Returns every move that `play` accepts in this position, in the order of the book. Uses only
/// names in `components`. Leaves out unlimited ones: corrections, acts by hand, rulings, `table
/// empties`, `table believes`, and optional words of a line.
[[nodiscard]] std::vector<LegalMove> legal_moves(
    const Position& position, const Components& components);

} // namespace consigliere::corleone
