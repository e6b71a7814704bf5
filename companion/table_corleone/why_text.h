#pragma once

#include "companion/table_corleone/view.h"
#include "engine/corleone/explain.h"

#include <vector>

/// "Why?" in words: what `engine/corleone/explain.h` gives as data.
namespace consigliere::table_corleone {

[[nodiscard]] desk::Explanation tell(
    const View& view, const Snapshot& moment, const Question& question);
/// Everything that can be asked "why?" about as it stood after an entry, in words and in a useful
/// order.
[[nodiscard]] std::vector<desk::Explanation> explanations(const View& view, int entry);

} // namespace consigliere::table_corleone
