#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <optional>
#include <vector>

/// What a position answers. What can be asked is listed in `questions.h`; “Why?” adds the entries
/// behind an answer (`explain.h`), and what the table believes is compared with it (`beliefs.cpp`).
namespace consigliere::corleone {

/// A Family's share in the answer: its influence, its markers, its Jobs, its bid or its total in
/// dollars.
struct Share {
    std::optional<Family> family; ///< Nothing stands for the neutral side.
    int count = 0;
};

struct Answer {
    ledger::RuleId rule{};
    /// The Family that the answer names, if it names one.
    std::optional<Family> answer{};
    /// The count, limit or sum of dollars that the answer is, where it is one.
    int amount = 0;
    std::vector<Share> shares{};

    /// What a Family has a share of; 0 if it has none.
    [[nodiscard]] int share_of(Family family) const;
};

/// The Territories in which a figure counts in a Turf War.
[[nodiscard]] AreaSet counts_in(
    const Position& position, const Components& components, FigureId figure);

} // namespace consigliere::corleone
