#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/verdict.h"

#include <vector>

namespace consigliere::cash_n_guns {

struct LegalMove {
    Move move;
    ledger::Verdict verdict = ledger::Verdict::legal; ///< Legal or unverified.
};

/// Every move that `play` does not refuse here, in the order of a round. It leaves out what is
/// always possible and has no end (corrections, rulings, `table believes`), words that a line may
/// add but need not, shares that went by themselves, and the loot of the first seven rounds: that
/// is told, not chosen. In the last round it can be only one.
[[nodiscard]] std::vector<LegalMove> legal_moves(
    const Position& position, const Components& components);

} // namespace consigliere::cash_n_guns
