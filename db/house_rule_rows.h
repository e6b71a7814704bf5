#pragma once

#include "db/connection.h"
#include "db/house_rules.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// House rules as stored among the settings.
namespace consigliere::db {

inline constexpr std::string_view house_rule_setting = "house-rule:";

struct HouseRuleRow {
    std::string id;
    /// Number of changes. Merging is last-writer-wins by this count, then by `text`; no timestamps
    /// are compared.
    std::int64_t changed = 0;
    std::string text; ///< TOML.
    bool is_forgotten = false;
};

struct HouseRuleRows {
    /// Readable rules, including tombstones of forgotten ones.
    std::vector<HouseRuleRow> rows;
    std::vector<UnusableHouseRule> unusable;
};

[[nodiscard]] HouseRuleRows read_house_rules(Connection& connection);
/// The same of settings that are not in this database.
[[nodiscard]] HouseRuleRows house_rules_in(std::vector<std::pair<std::string, std::string>> rows);
/// Merges the rules of another database.
HouseRulesTaken take_house_rules(Connection& connection, const HouseRuleRows& theirs);

} // namespace consigliere::db
