#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/score.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/tree.h"

namespace consigliere::cash_n_guns {

/// A position as the report of `check` (members: db/RECORD.md). Loot hidden from the audience is
/// reported as a number of cards.
[[nodiscard]] ledger::Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience);
/// A score as the report of `score`.
[[nodiscard]] ledger::Tree report_score(const Score& score, const Components& components);

} // namespace consigliere::cash_n_guns
