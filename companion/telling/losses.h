#pragma once

#include "db/restore_losses.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::telling {

/// What would be lost by a backup, a line for each evening and one for each other sort of thing;
/// one that says so where nothing is lacking. `name` says which evening is meant.
[[nodiscard]] std::vector<std::string> tell(const db::RestoreLosses& losses,
    const std::function<std::string(const db::SessionSummary&)>& name);

} // namespace consigliere::telling
