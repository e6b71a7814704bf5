#pragma once

#include "db/archive/disputes.h"
#include "db/house_rules.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// One rule with what tables have ruled against it.
struct RuledRule {
    std::string game;
    std::string rule; ///< Empty for rulings against which no rule stood.
    std::vector<db::DisputedEntry> rulings; ///< The latest first.
    /// How often one group has ruled otherwise and still does; that group's last ruling then, when
    /// it was often enough to be worth a house rule and is none yet.
    int often = 0;
    std::optional<db::DisputedEntry> offered;
};

/// Who sat at an evening, by their ids, in an order that is always the same.
using GroupOf = std::function<std::vector<std::string>(const db::SessionId& evening)>;

/// So often a group rules otherwise before it is asked whether that is a house rule.
inline constexpr int often_enough = 3;

/// By rule, those first that were ruled last. A ruling against several rules stands below each.
[[nodiscard]] std::vector<RuledRule> ruled_rules(const std::vector<db::DisputedEntry>& rulings,
    const GroupOf& group_of, const std::vector<db::KeptHouseRule>& kept);

} // namespace consigliere::screens
