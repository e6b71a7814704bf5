#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/timeline.h"

// Entry point of the referee: every move is judged and applied here.
namespace consigliere::cash_n_guns {

using Judged = ledger::Judgement<Position, Act>;

/// Judges a move on a copy of `position` and collects every reason against it. `judged` is
/// overwritten; reuse it to save allocations.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);
[[nodiscard]] Judged play(const Position& position, const Move& move, const Components& components);

} // namespace consigliere::cash_n_guns
