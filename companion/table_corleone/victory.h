#pragma once

#include "engine/corleone/score.h"

#include <functional>
#include <string>

namespace consigliere::table_corleone {

/// Why the winner won, in one sentence (p. 23): the most money, the tie rule, or a shared victory.
/// Empty while nobody has.
[[nodiscard]] std::string tell_victory(
    const corleone::Score& score, const std::function<std::string(corleone::Family)>& name);

} // namespace consigliere::table_corleone
