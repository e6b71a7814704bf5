#pragma once

#include "engine/corleone/game.h"
#include "engine/corleone/questions.h"

#include <optional>

namespace consigliere::corleone {

/// The answer as it stands at a moment, for whoever sees the evening like this.
[[nodiscard]] Explanation explain(const Snapshot& moment, const Question& question);

/// The entry that put a figure where it stands, if the record tells.
[[nodiscard]] std::optional<int> entry_that_placed(const Snapshot& moment, const FigureAt& figure);

} // namespace consigliere::corleone
