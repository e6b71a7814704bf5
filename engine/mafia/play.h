#pragma once

#include "engine/ledger/timeline.h"
#include "engine/mafia/components.h"
#include "engine/mafia/move.h"
#include "engine/mafia/position.h"

namespace consigliere::mafia {

using Judged = ledger::Judgement<Position, Act>;

/// Judges a move on a copy of `position`, for "may I?" and for recording alike. `judged` is
/// overwritten; reuse it to save allocations.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);
[[nodiscard]] Judged play(const Position& position, const Move& move, const Components& components);

} // namespace consigliere::mafia
