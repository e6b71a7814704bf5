#pragma once

#include "db/connection.h"

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

    [[nodiscard]] friend bool operator==(const HouseRuleRow&, const HouseRuleRow&) = default;
};

/// All that the head of a record could have, and those that are forgotten; what else lies there is
/// nobody's.
[[nodiscard]] std::vector<HouseRuleRow> read_house_rules(Connection& connection);
/// Takes in those of another database, and gives the number of those that are others here now.
int take_house_rules(Connection& connection, const std::vector<HouseRuleRow>& rows);

} // namespace consigliere::db
