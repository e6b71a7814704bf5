#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/timeline.h"

/// The one path through the referee: every move, from wherever it comes, is judged and done here.
namespace consigliere::cash_n_guns {

using Judged = ledger::Judgement<Position, Act>;

/// Judges a move and does it on a copy. `judged` is filled anew; passing the same one again and
/// again saves allocations. Every reason against the move is collected, not only the first.
void play(const Position& position, const Move& move, const Components& components, Judged& judged);
[[nodiscard]] Judged play(const Position& position, const Move& move, const Components& components);

} // namespace consigliere::cash_n_guns
