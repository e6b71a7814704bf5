#pragma once

#include "engine/mafia/answers.h"
#include "engine/mafia/game.h"

#include <vector>

/// "Why?" as data: for everything that the referee derives, the answer with its rule, and the
/// entries whose acts made it so. Whoever shows it puts it into words.
namespace consigliere::mafia {

/// An act that still has its effect, and the entry that it belongs to.
struct Cause {
    int entry = 0;
    Act act;
};

struct Explanation : Answer {
    Question question;
    std::vector<Cause> causes;
};

/// The answer as it stood at a moment, for whoever sees the evening like this.
[[nodiscard]] Explanation explain(const Moment& moment, const Question& question);

} // namespace consigliere::mafia
