#pragma once

#include "engine/corleone/answers.h"
#include "engine/corleone/game.h"

#include <optional>
#include <vector>

/// "Why?" as data: for everything that the referee derives, the rule that decides, the figures of
/// the case, and the entries whose acts made it so. Whoever shows it puts it into words.
namespace consigliere::corleone {

/// An act that still has its effect, and the entry that it belongs to.
struct Cause {
    int entry = 0;
    Act act;
};

struct Explanation : Answer {
    Question question;
    std::vector<Cause> causes;
};

/// The answer as it stands at a moment, for whoever sees the evening like this.
[[nodiscard]] Explanation explain(const Moment& moment, const Question& question);

/// The entry that put a figure where it stands, if the record tells.
[[nodiscard]] std::optional<int> entry_that_placed(const Moment& moment, const FigureAt& figure);

} // namespace consigliere::corleone
