#pragma once

#include "engine/mafia/game.h"

#include <optional>

namespace consigliere::mafia {

/// The entry on which a refusal rests, so that the table can look at it and take it back if it was
/// mistyped: the roll that says who plays, the piece that lies there already. It is looked for in
/// the evening as its audience knows it. Nothing where no single entry is behind a reason.
[[nodiscard]] std::optional<int> entry_behind(
    const ObserverView& sight, const ledger::Reason& reason);

} // namespace consigliere::mafia
