#pragma once

#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/explain.h"

#include <vector>

/// “Why?” in words: what `engine/cash_n_guns/explain.h` gives as data.
namespace consigliere::table_cash_n_guns {

[[nodiscard]] desk::Explanation tell(
    const View& view, const Snapshot& moment, const Question& question);
/// Everything that can be asked "why?" about as it stood after an entry, in words.
[[nodiscard]] std::vector<desk::Explanation> explanations(const View& view, int entry);

} // namespace consigliere::table_cash_n_guns
