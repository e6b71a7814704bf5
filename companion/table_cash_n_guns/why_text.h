#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <vector>

namespace consigliere::table_cash_n_guns {

/// Everything that can be asked "why?" about as it stood after an entry, in words.
[[nodiscard]] std::vector<desk::Explanation> explanations(const View& view, int entry);

} // namespace consigliere::table_cash_n_guns
