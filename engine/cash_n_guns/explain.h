#pragma once

#include "engine/cash_n_guns/answers.h"
#include "engine/cash_n_guns/game.h"

#include <vector>

/// "Why?" as data: for everything that the referee derives, the answer with its rule and the
/// players of the case, and the entries whose acts made it so. Whoever shows it puts it into words.
namespace consigliere::cash_n_guns {

/// An act that still has its effect, and the entry that it belongs to.
struct Cause {
    int entry = 0;
    Act act;
};

struct Explanation : Answer {
    Question question;
    std::vector<Cause> causes;
};

/// The position at a moment, as far as it may be shown to whoever sees the evening like this.
[[nodiscard]] Position position_shown(const Moment& moment);

/// The answer as it stands at a moment, for whoever sees the evening like this.
[[nodiscard]] Explanation explain(const Moment& moment, const Question& question);

} // namespace consigliere::cash_n_guns
