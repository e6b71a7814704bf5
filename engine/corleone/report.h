#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"
#include "engine/corleone/score.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/tree.h"

namespace consigliere::corleone {

/// A position in the report format of RECORD.md. A hand that the audience may not see is reduced to
/// its number of cards.
[[nodiscard]] ledger::Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience);
/// A score in the report format of RECORD.md.
[[nodiscard]] ledger::Tree report_score(const Score& score);

} // namespace consigliere::corleone
