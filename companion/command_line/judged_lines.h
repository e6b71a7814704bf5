#pragma once

#include "companion/command_line/evening_source.h"
#include "companion/rulebook/rulebook.h"
#include "engine/ledger/tree.h"

#include <string>
#include <string_view>
#include <vector>

// Output shared by the dispute commands: judged lines, rules, and scores of two branches.
namespace consigliere::command_line {

/// Parses an entry number; nullopt if it is none.
[[nodiscard]] std::optional<int> entry_in(std::string_view text);
/// Error sentence for an invalid entry number.
[[nodiscard]] std::string no_entry(const std::string& text);

/// Prints number, remark and line in columns, with rules and reasons below. `verdict` chooses among
/// the rules.
void print_judged(const ledger::Evening& evening, const std::string& number,
    const std::string& said, const std::string& line, const std::vector<ledger::Reason>& reasons,
    ledger::Verdict verdict = ledger::Verdict::unverified);
/// Prints a reason as an error, and returns the exit code.
[[nodiscard]] int complain_reason(const ledger::Evening& evening, const ledger::Reason& reason);

/// A rule in one line: "19.control  Who controls a Territory  (p. 19)".
[[nodiscard]] std::string rule_line(const rulebook::Rule& rule);
/// Only the id if the book lacks it.
[[nodiscard]] std::string rule_line(const rulebook::Rulebook& book, const std::string& id);

/// Rule ids as a JSON list.
[[nodiscard]] ledger::Tree rules_tree(const ledger::Evening& evening,
    const std::vector<ledger::Reason>& reasons, ledger::Verdict verdict);
[[nodiscard]] std::string reasons_text(
    const ledger::Evening& evening, const std::vector<ledger::Reason>& reasons);
/// A judged line: `move`, `verdict`, `rules`, `text`.
[[nodiscard]] ledger::Tree tree_of(const ledger::Evening& evening, const ledger::Entry& entry);

/// A branch of an evening, and its column heading.
struct ComparedEvening {
    std::string heading;
    const ledger::Evening* evening;
};
/// Totals in columns, one per branch, redacted for everybody; the last shows the difference from
/// the first. One line if all totals are hidden.
void print_scores(const RecordedEvening& recorded, const std::vector<ComparedEvening>& courses);

} // namespace consigliere::command_line
