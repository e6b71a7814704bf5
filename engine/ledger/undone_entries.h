#pragma once

#include "engine/ledger/timeline.h"

#include <vector>

namespace consigliere::ledger {

/// The entries that do not stand any more, the last one first, when the evening goes from how it
/// stood after one entry to how it stood after another; 0 is the start.
[[nodiscard]] std::vector<int> taken_back(const History& history, int from, int to);

} // namespace consigliere::ledger
