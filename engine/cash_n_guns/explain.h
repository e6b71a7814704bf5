#pragma once

#include "engine/cash_n_guns/game.h"
#include "engine/cash_n_guns/questions.h"

#include <optional>

namespace consigliere::cash_n_guns {

/// The position at a snapshot, redacted for its observer.
[[nodiscard]] Position position_shown(const Snapshot& moment);

/// The answer at a snapshot, redacted for its observer, with the entries behind it.
[[nodiscard]] Explanation explain(const Snapshot& moment, const Question& question);

/// Finds the entry that caused a refusal, so that the table can undo a mistyped line: for example
/// the player's earlier aim, or the line that took the share. Searches the audience's view. Returns
/// nullopt if no single entry is the cause.
[[nodiscard]] std::optional<int> entry_behind(
    const ObserverView& observed, const ledger::Reason& reason);

} // namespace consigliere::cash_n_guns
