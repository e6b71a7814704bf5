#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/components.h"
#include "engine/corleone/position.h"
#include "engine/ledger/position_summary.h"

#include <vector>

// Game-independent summary of an evening of Corleone's Empire.
namespace consigliere::corleone {

[[nodiscard]] const ledger::GameInfo& outline();
/// Same for all audiences: cards are shown when they go into a Suitcase.
[[nodiscard]] ledger::PositionSummary progress(
    const Position& position, const Components& components);
[[nodiscard]] std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts);

} // namespace consigliere::corleone
