#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"
#include "engine/corleone/score.h"
#include "engine/ledger/tree.h"

namespace consigliere::corleone {

/// A position as RECORD's report shows it.
[[nodiscard]] ledger::Tree report_position(const Position& position, const Components& components);
/// A score as RECORD's report shows it.
[[nodiscard]] ledger::Tree report_score(const Score& score);

} // namespace consigliere::corleone
