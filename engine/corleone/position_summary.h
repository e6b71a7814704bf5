#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/components.h"
#include "engine/corleone/position.h"
#include "engine/ledger/position_summary.h"

#include <vector>

/// How an evening of Corleone's Empire stands, in the form that all games share.
namespace consigliere::corleone {

[[nodiscard]] const ledger::GameInfo& outline();
/// Everything in it was in the open: what went into a Suitcase was shown.
[[nodiscard]] ledger::PositionSummary progress(
    const Position& position, const Components& components);
[[nodiscard]] std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts);

} // namespace consigliere::corleone
