#pragma once

#include "engine/corleone/components.h"

#include <vector>

namespace consigliere::table_corleone {

/// Every way to pay a Job with Narcotics in the place of other goods, plain payment first.
[[nodiscard]] std::vector<corleone::Goods> payments_of(const corleone::Goods& cost);

} // namespace consigliere::table_corleone
