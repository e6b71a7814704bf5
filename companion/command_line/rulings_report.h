#pragma once

#include "db/archive/disputes.h"
#include "engine/ledger/tree.h"

#include <string>
#include <vector>

// Output of the command `rulings`.
namespace consigliere::command_line {

/// A house rule of a record head or of a database.
struct ListedHouseRule {
    std::string game;
    std::string text;
    std::vector<std::string> waives;
    std::string evening; ///< Evening that declares it, or where it was ruled.
    std::string since; ///< Day; empty if unknown.
    bool is_on = true;
};

struct FoundRulings {
    std::vector<db::DisputedEntry> entries; ///< All disputed entries.
    std::vector<ListedHouseRule> house_rules;
};

[[nodiscard]] ledger::Tree report_of(const FoundRulings& found);
void print_rulings(const FoundRulings& found);
/// Prints disputed rules with counts and outcomes.
void print_argued_rules(const FoundRulings& found);

} // namespace consigliere::command_line
