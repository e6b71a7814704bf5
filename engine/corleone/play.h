#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/move.h"
#include "engine/corleone/position.h"
#include "engine/ledger/timeline.h"

// Entry point of the referee: judges and performs every move.
namespace consigliere::corleone {

using Judged = ledger::Judgement<Position, Act>;

/// Judges a move and performs it on a copy. Collects all reasons against it. Overwrites `judged`;
/// reusing it saves allocations.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);

[[nodiscard]] Judged play(const Position& position, const Move& move, const Components& components);

} // namespace consigliere::corleone
