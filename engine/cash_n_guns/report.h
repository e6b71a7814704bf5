#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/score.h"
#include "engine/ledger/tree.h"

namespace consigliere::cash_n_guns {

/// A position as the report of `check` shows it; README.md lists its members.
[[nodiscard]] ledger::Tree report_position(const Position& position, const Components& components);
/// A score as the report of `score` shows it.
[[nodiscard]] ledger::Tree report_score(const Score& score, const Components& components);

} // namespace consigliere::cash_n_guns
