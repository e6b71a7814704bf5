#pragma once

#include "engine/cash_n_guns/game.h"

#include <optional>

namespace consigliere::cash_n_guns {

/// The entry on which a refusal rests, so that the table can look at it and take it back if it was
/// mistyped: where he aimed who aims again, where the share was taken that is gone. It is looked
/// for in the evening as its audience knows it. Nothing where no single entry is behind a reason.
[[nodiscard]] std::optional<int> entry_behind(
    const ObserverView& sight, const ledger::Reason& reason);

} // namespace consigliere::cash_n_guns
