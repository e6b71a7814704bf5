#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/move.h"
#include "engine/corleone/position.h"
#include "engine/ledger/timeline.h"

// Entry point of the referee: judges and performs every move.
namespace consigliere::corleone {

using Judged = ledger::Judgement<Position, Act>;

/// Judges and performs a move on a copy, with all reasons. Reusing `judged` saves allocations.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);

[[nodiscard]] Judged play(const Position& position, const Move& move, const Components& components);

} // namespace consigliere::corleone
