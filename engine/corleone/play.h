#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/move.h"
#include "engine/corleone/position.h"
#include "engine/ledger/timeline.h"

/// The one path through the referee: every move, from wherever it comes, is judged and done here.
namespace consigliere::corleone {

using Judged = ledger::Judgement<Position, Act>;

/// Judges a move and does it on a copy. `judged` is filled anew; passing the same one again and
/// again saves allocations. Every reason against the move is collected, not only the first.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);

[[nodiscard]] Judged play(const Position& position, const Move& move, const Components& components);

} // namespace consigliere::corleone
