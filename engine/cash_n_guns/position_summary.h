#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/position_summary.h"

#include <vector>

// Summary of a Position of Ca$h 'n Guns in the game-independent form.
namespace consigliere::cash_n_guns {

[[nodiscard]] const ledger::GameInfo& outline();
/// Totals that `audience` may not see are omitted (CG-7.5).
[[nodiscard]] ledger::PositionSummary progress(
    const Position& position, const Components& components, ledger::Audience audience);
[[nodiscard]] std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts);

} // namespace consigliere::cash_n_guns
