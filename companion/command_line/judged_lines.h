#pragma once

#include "companion/command_line/evening_source.h"
#include "engine/ledger/tree.h"

#include <string>
#include <string_view>
#include <vector>

/// How the commands of the court tell what the referee says, and how two courses of an evening
/// compare.
namespace consigliere::command_line {

/// The number of an entry that somebody has written; nothing if it is none.
[[nodiscard]] std::optional<int> entry_in(std::string_view text);
/// The sentence for what is no number of an entry.
[[nodiscard]] std::string no_entry(const std::string& text);

/// A line for people, in columns: number, what is said of it, the line; and below it the rules and
/// reasons, if there are any.
void print_judged(const ledger::Evening& evening, const std::string& number,
    const std::string& said, const std::string& line, const std::vector<ledger::Reason>& reasons);
/// A reason why a command cannot be done, and its exit code.
[[nodiscard]] int complain_reason(const ledger::Evening& evening, const ledger::Reason& reason);

/// The ids of the rules, as a list for programs.
[[nodiscard]] ledger::Tree rules_tree(const ledger::Evening& evening,
    const std::vector<ledger::Reason>& reasons, ledger::Verdict verdict);
[[nodiscard]] std::string reasons_text(
    const ledger::Evening& evening, const std::vector<ledger::Reason>& reasons);
/// A line that was judged: `move`, `verdict`, `rules`, `text`.
[[nodiscard]] ledger::Tree tree_of(const ledger::Evening& evening, const ledger::Entry& entry);

/// A course of an evening and what heads its column.
struct ComparedEvening {
    std::string heading;
    const ledger::Evening* evening;
};
/// The totals in columns, one for each course, as everybody may know them; behind the last stands
/// how it differs from the first. One line where everything lies covered.
void print_scores(const RecordedEvening& recorded, const std::vector<ComparedEvening>& courses);

} // namespace consigliere::command_line
