#pragma once

#include "engine/ledger/audience.h"
#include "engine/ledger/position_summary.h"
#include "engine/mafia/act.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

#include <vector>

/// How an evening of MAFIA stands, in the form that all games share. A person is as strong as the
/// strongest of his figures: pieces count by their colour (M-7.1).
namespace consigliere::mafia {

[[nodiscard]] const ledger::GameInfo& outline();
/// All that counts lies in the open.
[[nodiscard]] ledger::PositionSummary progress(
    const Position& position, const Components& components, ledger::Audience audience);
[[nodiscard]] std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts);

} // namespace consigliere::mafia
