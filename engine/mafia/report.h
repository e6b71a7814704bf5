#pragma once

#include "engine/ledger/audience.h"
#include "engine/ledger/tree.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"
#include "engine/mafia/score.h"

namespace consigliere::mafia {

/// A position as the report of `check`. Identical for every audience, because the position already
/// omits what the audience may not know.
[[nodiscard]] ledger::Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience);
/// The score as the report of `score`: players in order, and characters.
[[nodiscard]] ledger::Tree report_score(const Position& position, const Components& components);

} // namespace consigliere::mafia
