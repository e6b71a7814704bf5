#pragma once

#include "engine/ledger/timeline.h"

#include <vector>

namespace consigliere::ledger {

/// Returns the entries that are undone by going from the state after `from` to the state after
/// `to`, last one first. 0 is the start.
[[nodiscard]] std::vector<int> taken_back(const History& history, int from, int to);

} // namespace consigliere::ledger
