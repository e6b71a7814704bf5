#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/verdict.h"

#include <vector>

namespace consigliere::cash_n_guns {

struct LegalMove {
    Move move;
    ledger::Verdict verdict = ledger::Verdict::legal; ///< `legal` or `unverified`.
};

/// Every move that `play` does not refuse, in the order of a round. Omits corrections, rulings and
/// `table believes` (unbounded), optional words, shares already taken automatically, and the loot
/// of rounds 1 to 7 (random; in round 8 it is determined).
[[nodiscard]] std::vector<LegalMove> legal_moves(
    const Position& position, const Components& components);

} // namespace consigliere::cash_n_guns
