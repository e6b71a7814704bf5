#pragma once

#include "db/archive/disputes.h"
#include "db/house_rules.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// A rule and the rulings against it.
struct RuledRule {
    std::string game;
    std::string rule; ///< Empty for rulings against no rule.
    std::vector<db::DisputedEntry> rulings; ///< Latest first.
    /// Number of rulings by one group that are still in effect; `offered` is its latest one if
    /// there are enough for a house rule and none exists.
    int often = 0;
    std::optional<db::DisputedEntry> offered;
};

/// Returns the ids of an evening's players, in a fixed order.
using GroupOf = std::function<std::vector<std::string>(const db::SessionId& evening)>;

/// Rulings of a group before a house rule is offered.
inline constexpr int often_enough = 3;

/// Groups rulings by rule, the most recently ruled first. A ruling against several rules appears
/// under each.
[[nodiscard]] std::vector<RuledRule> ruled_rules(const std::vector<db::DisputedEntry>& rulings,
    const GroupOf& group_of, const std::vector<db::KeptHouseRule>& kept);

} // namespace consigliere::screens
