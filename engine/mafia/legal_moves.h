#pragma once

#include "engine/ledger/verdict.h"
#include "engine/mafia/components.h"
#include "engine/mafia/move.h"
#include "engine/mafia/position.h"

#include <vector>

namespace consigliere::mafia {

struct LegalMove {
    Move move;
    ledger::Verdict verdict = ledger::Verdict::legal; ///< Legal or unverified.
};

/// Every move that `play` does not refuse here, in the order of a turn. It leaves out what is
/// always possible and has no end (corrections, taxes, rulings, `table believes`), what two have to
/// agree on (deals, gifts, repayments), what the table does by hand, and words that a line may add
/// but need not: where steps lead on a described circuit, the face of a red card that is drawn.
/// Without a circuit the fields go without numbers, and no business can be named.
[[nodiscard]] std::vector<LegalMove> legal_moves(
    const Position& position, const Components& components);

} // namespace consigliere::mafia
