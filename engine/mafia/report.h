#pragma once

#include "engine/ledger/audience.h"
#include "engine/ledger/position_summary.h"
#include "engine/ledger/tree.h"
#include "engine/mafia/act.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

#include <vector>

namespace consigliere::mafia {

/// A position as the report of `check`. Identical for every audience, because the position already
/// omits what the audience may not know.
[[nodiscard]] ledger::Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience);
/// The score as the report of `score`: players in order, and characters.
[[nodiscard]] ledger::Tree report_score(
    const Position& position, const Components& components, ledger::Audience audience);

// The same in the form that all games share: for the archive, statistics and exports. A person
// ranks by the strongest of its figures, because pieces count by colour (M-7.1).
[[nodiscard]] const ledger::GameInfo& outline();
/// Independent of the audience: everything that counts is public.
[[nodiscard]] ledger::PositionSummary progress(
    const Position& position, const Components& components, ledger::Audience audience);
[[nodiscard]] std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts);

} // namespace consigliere::mafia
