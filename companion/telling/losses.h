#pragma once

#include "db/restore_losses.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::telling {

/// Returns what restoring a backup would lose. A line per evening and per other kind of data; one
/// line if nothing is lost. `name` returns an evening's display name.
[[nodiscard]] std::vector<std::string> tell(const db::RestoreLosses& losses,
    const std::function<std::string(const db::SessionSummary&)>& name);

} // namespace consigliere::telling
