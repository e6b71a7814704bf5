#pragma once

#include "db/connection.h"
#include "db/house_rules.h"

#include <cstdint>
#include <string>
#include <vector>

// House rules as stored among the settings.
namespace consigliere::db {

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
/// Merges the rules of another database.
HouseRulesTaken take_house_rules(Connection& connection, const HouseRuleRows& theirs);

} // namespace consigliere::db
