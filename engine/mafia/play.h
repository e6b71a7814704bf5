#pragma once

#include "engine/ledger/timeline.h"
#include "engine/mafia/components.h"
#include "engine/mafia/move.h"
#include "engine/mafia/position.h"

namespace consigliere::mafia {

using Judged = ledger::Judgement<Position, Act>;

/// Judges a move by doing it on a copy of the position. The same path answers "may I?" and does it;
/// the caller keeps the position of the judgement or drops it. `judged` is filled anew; passing the
/// same one again and again saves allocations.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);
[[nodiscard]] Judged play(const Position& position, const Move& move, const Components& components);

} // namespace consigliere::mafia
