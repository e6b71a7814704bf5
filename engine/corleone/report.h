#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/components.h"
#include "engine/corleone/position.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/position_summary.h"
#include "engine/ledger/tree.h"

#include <vector>

namespace consigliere::corleone {

/// A position as in RECORD.md. A hidden hand is reduced to its number of cards.
[[nodiscard]] ledger::Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience);
/// The score as in RECORD.md. Same for all audiences: cards are shown when they go into a Suitcase.
[[nodiscard]] ledger::Tree report_score(
    const Position& position, const Components& components, ledger::Audience audience);

// The same in the form that all games share: for the archive, statistics and exports.
[[nodiscard]] const ledger::GameInfo& outline();
/// Same for all audiences, too.
[[nodiscard]] ledger::PositionSummary progress(
    const Position& position, const Components& components, ledger::Audience audience);
[[nodiscard]] std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts);

} // namespace consigliere::corleone
