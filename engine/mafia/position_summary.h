#pragma once

#include "engine/ledger/audience.h"
#include "engine/ledger/position_summary.h"
#include "engine/mafia/act.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

#include <vector>

// Summary of a Position of MAFIA in the game-independent form. A person ranks by the strongest of
// its figures, because pieces count by colour (M-7.1).
namespace consigliere::mafia {

[[nodiscard]] const ledger::GameInfo& outline();
/// Independent of the audience: everything that counts is public.
[[nodiscard]] ledger::PositionSummary progress(
    const Position& position, const Components& components, ledger::Audience audience);
[[nodiscard]] std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts);

} // namespace consigliere::mafia
