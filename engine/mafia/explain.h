#pragma once

#include "engine/mafia/game.h"
#include "engine/mafia/questions.h"

namespace consigliere::mafia {

/// The answer at a snapshot, redacted for its observer, with the entries behind it.
[[nodiscard]] Explanation explain(const Snapshot& moment, const Question& question);

} // namespace consigliere::mafia
