#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"
#include "engine/corleone/score.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/tree.h"

namespace consigliere::corleone {

/// A position as RECORD's report shows it. Of a hand that the audience does not see it says only
/// how many cards it has.
[[nodiscard]] ledger::Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience);
/// A score as RECORD's report shows it.
[[nodiscard]] ledger::Tree report_score(const Score& score);

} // namespace consigliere::corleone
