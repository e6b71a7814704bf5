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

/// Every move that `play` does not refuse here, in the order of the book. It names only what the
/// components name, and leaves out what is always possible and has no end: corrections, acts by
/// hand, rulings, `table empties`, `table believes`, and words that a line may add but need not.
[[nodiscard]] std::vector<LegalMove> legal_moves(
    const Position& position, const Components& components);

} // namespace consigliere::corleone
