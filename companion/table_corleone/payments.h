#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/components.h"

#include <vector>

namespace consigliere::table_corleone {

/// Every way to pay a Job with Narcotics in the place of other goods, plain payment first.
[[nodiscard]] std::vector<Goods> payments_of(const Goods& cost);

} // namespace consigliere::table_corleone
