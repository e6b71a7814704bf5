#pragma once

#include "db/connection.h"
#include "db/house_rules.h"

#include <cstdint>
#include <string>
#include <vector>

/// House rules as they lie among the settings.
namespace consigliere::db {

struct HouseRuleRow {
    std::string id;
    /// How often it was changed, switched on or off, or forgotten. Of two of one id the one that
    /// was changed more often counts, and then the one whose text is later in the alphabet: no
    /// clock decides.
    std::int64_t changed = 0;
    std::string text; ///< As TOML.
    bool is_forgotten = false;
};

struct HouseRuleRows {
    /// All that the head of a record could have, and those that are forgotten.
    std::vector<HouseRuleRow> rows;
    std::vector<UnusableHouseRule> unusable;
};

[[nodiscard]] HouseRuleRows read_house_rules(Connection& connection);
/// Takes in those of another database.
HouseRulesTaken take_house_rules(Connection& connection, const HouseRuleRows& theirs);

} // namespace consigliere::db
