#pragma once

#include "engine/cash_n_guns/game.h"
#include "engine/cash_n_guns/questions.h"

namespace consigliere::cash_n_guns {

/// The position at a moment, as far as it may be shown to whoever sees the evening like this.
[[nodiscard]] Position position_shown(const Snapshot& moment);

/// The answer as it stands at a moment, for whoever sees the evening like this.
[[nodiscard]] Explanation explain(const Snapshot& moment, const Question& question);

} // namespace consigliere::cash_n_guns
