#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"
#include "engine/corleone/score.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/tree.h"

namespace consigliere::corleone {

/// A position as in RECORD.md. A hidden hand is reduced to its number of cards.
[[nodiscard]] ledger::Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience);
/// A score as in RECORD.md.
[[nodiscard]] ledger::Tree report_score(const Score& score);

} // namespace consigliere::corleone
