#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/position_summary.h"
#include "engine/ledger/tree.h"

#include <vector>

namespace consigliere::cash_n_guns {

/// A position as the report of `check` (members: db/RECORD.md). Loot hidden from the audience is
/// reported as a number of cards.
[[nodiscard]] ledger::Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience);
/// The score as the report of `score`, as far as the audience may know it.
[[nodiscard]] ledger::Tree report_score(
    const Position& position, const Components& components, ledger::Audience audience);

// The same in the form that all games share: for the archive, statistics and exports.
[[nodiscard]] const ledger::GameInfo& outline();
/// Totals that `audience` may not see are omitted (CG-7.5).
[[nodiscard]] ledger::PositionSummary progress(
    const Position& position, const Components& components, ledger::Audience audience);
[[nodiscard]] std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts);

} // namespace consigliere::cash_n_guns
