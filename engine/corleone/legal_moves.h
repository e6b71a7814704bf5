#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/move.h"
#include "engine/corleone/position.h"
#include "engine/ledger/verdict.h"

#include <vector>

namespace consigliere::corleone {

struct LegalMove {
    Move move;
    ledger::Verdict verdict = ledger::Verdict::legal; ///< Legal or unverified.
};

/// Returns every move that `play` accepts in this position, in the order of the book. Uses only
/// names in `components`. Leaves out unlimited ones: corrections, acts by hand, rulings, `table
/// empties`, `table believes`, and optional words of a line.
[[nodiscard]] std::vector<LegalMove> legal_moves(
    const Position& position, const Components& components);

} // namespace consigliere::corleone
