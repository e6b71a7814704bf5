#pragma once

#include "engine/corleone/game.h"
#include "engine/corleone/questions.h"

#include <optional>

namespace consigliere::corleone {

/// Answers a question about a snapshot, with the entries that caused the answer.
[[nodiscard]] Explanation explain(const Snapshot& moment, const Question& question);

/// Returns the entry that put a figure at its place; nullopt if the record does not show it.
[[nodiscard]] std::optional<int> entry_that_placed(const Snapshot& moment, const FigureAt& figure);

} // namespace consigliere::corleone
