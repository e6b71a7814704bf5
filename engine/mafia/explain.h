#pragma once

#include "engine/mafia/game.h"
#include "engine/mafia/questions.h"

namespace consigliere::mafia {

/// The answer as it stood at a moment, for whoever sees the evening like this.
[[nodiscard]] Explanation explain(const Snapshot& moment, const Question& question);

} // namespace consigliere::mafia
