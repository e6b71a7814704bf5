#pragma once

#include "engine/cash_n_guns/game.h"
#include "engine/cash_n_guns/questions.h"

namespace consigliere::cash_n_guns {

/// The position at a snapshot, redacted for its observer.
[[nodiscard]] Position position_shown(const Snapshot& moment);

/// The answer at a snapshot, redacted for its observer, with the entries behind it.
[[nodiscard]] Explanation explain(const Snapshot& moment, const Question& question);

} // namespace consigliere::cash_n_guns
