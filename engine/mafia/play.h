#pragma once

#include "engine/ledger/timeline.h"
#include "engine/mafia/components.h"
#include "engine/mafia/move.h"
#include "engine/mafia/position.h"

#include <vector>

namespace consigliere::mafia {

using Judged = ledger::Judgement<Position, Act>;
using LegalMove = ledger::LegalMoveOf<Move>;

/// Judges a move on a copy of `position`, for "may I?" and for recording alike. `judged` is
/// overwritten; reuse it to save allocations.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);

/// Every move that `play` does not refuse, in the order of a turn. Omits corrections, taxes,
/// rulings and `table believes` (unbounded), agreements between players (deals, gifts, repayments),
/// acts done by hand, and optional words (targets of steps on a described circuit, faces of drawn
/// red cards). On an undescribed circuit fields have no numbers, and no business can be named.
[[nodiscard]] std::vector<LegalMove> legal_moves(
    const Position& position, const Components& components);

} // namespace consigliere::mafia
