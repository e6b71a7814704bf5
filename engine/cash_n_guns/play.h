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
/// Judges a move that neither asks nor speaks of shares, without playing what follows from it:
/// `judged.after` is of no use.
[[nodiscard]] ledger::Verdict judge_alone(
    const Position& position, const Move& move, const Components& components, Judged& judged);

} // namespace consigliere::cash_n_guns
