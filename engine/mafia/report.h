#pragma once

#include "engine/ledger/audience.h"
#include "engine/ledger/tree.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"
#include "engine/mafia/score.h"

namespace consigliere::mafia {

/// A position as the report of `check` shows it. Whatever an audience may not know is not in the
/// position that it knows; so everybody's report is written alike.
[[nodiscard]] ledger::Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience);
/// The score as the report of `score` shows it: players, in their order, and characters.
[[nodiscard]] ledger::Tree report_score(const Position& position, const Components& components);

} // namespace consigliere::mafia
