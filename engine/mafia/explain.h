#pragma once

#include "engine/mafia/game.h"
#include "engine/mafia/questions.h"

#include <optional>

namespace consigliere::mafia {

/// The answer at a snapshot, redacted for its observer, with the entries behind it.
[[nodiscard]] Explanation explain(const Snapshot& moment, const Question& question);

/// Finds the entry that caused a refusal, so that the table can undo a mistyped line: for example
/// the roll that decided the turn, or the piece already on a field. Searches the audience's view.
/// Returns nullopt if no single entry is the cause.
[[nodiscard]] std::optional<int> entry_behind(
    const ObserverView& observed, const ledger::Reason& reason);

} // namespace consigliere::mafia
