#pragma once

#include "db/archive/disputes.h"
#include "db/house_rules.h"
#include "engine/ledger/tree.h"

#include <vector>

// Output of the command `rulings`.
namespace consigliere::command_line {

struct FoundRulings {
    std::vector<db::DisputedEntry> entries; ///< All disputed entries.
    /// Of a record: `evening` is the one that declares it.
    std::vector<db::KeptHouseRule> house_rules;
};

[[nodiscard]] ledger::Tree report_of(const FoundRulings& found);
void print_rulings(const FoundRulings& found);
/// Prints disputed rules with counts and outcomes.
void print_argued_rules(const FoundRulings& found);

} // namespace consigliere::command_line
