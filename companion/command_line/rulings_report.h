#pragma once

#include "db/archive/disputes.h"
#include "engine/ledger/tree.h"

#include <string>
#include <vector>

/// How the command `rulings` tells what it has found.
namespace consigliere::command_line {

/// A house rule as it is listed: of the evening whose head declares it, or of the list of a
/// database.
struct ListedHouseRule {
    std::string game;
    std::string text;
    std::vector<std::string> waives;
    std::string evening; ///< Where it is declared, or was ruled.
    std::string since; ///< The day; empty where nobody knows.
    bool is_on = true;
};

struct FoundRulings {
    std::vector<db::DisputedEntry> entries; ///< All over which there was an argument.
    std::vector<ListedHouseRule> house_rules;
};

/// Everything, for programs.
[[nodiscard]] ledger::Tree report_of(const FoundRulings& found);
/// The rulings against each rule, below its name, and the house rules.
void print_rulings(const FoundRulings& found);
/// Each rule that was argued over, how often, and how it ended.
void print_argued_rules(const FoundRulings& found);

} // namespace consigliere::command_line
