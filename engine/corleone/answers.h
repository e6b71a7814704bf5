#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <optional>
#include <vector>

// Answers about a position. `questions.h` lists the questions; "Why?" adds the entries that caused
// an answer (`explain.h`), and beliefs are compared with answers (`beliefs.cpp`).
namespace consigliere::corleone {

/// One Family's number in an answer: influence, markers, Jobs, bid or total in dollars.
struct AnswerCount {
    std::optional<Family> family; ///< nullopt is the neutral side.
    int count = 0;
};

struct Answer {
    ledger::RuleId rule{};
    /// The Family that is the answer, if any.
    std::optional<Family> answer{};
    /// The count, limit or sum (in dollars) that is the answer; 0 if none.
    int amount = 0;
    std::vector<AnswerCount> shares{};

    /// Returns the count of a Family; 0 if it has none.
    [[nodiscard]] int share_of(Family family) const;
};

/// The Territories in which a figure counts in a Turf War.
[[nodiscard]] AreaSet counts_in(
    const Position& position, const Components& components, FigureId figure);

} // namespace consigliere::corleone
