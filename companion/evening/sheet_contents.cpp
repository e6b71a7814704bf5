#include "companion/evening/sheet_contents.h"

#include "companion/frame/finding.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Returns the rules checked by the entries of a row, except those cited. Entries hidden from the
/// audience are skipped: their rules would reveal them.
std::vector<std::string> rules_checked(
    const Log::Row& row, const Log::Source& source, const std::vector<std::string>& cited)
{
    const ledger::Evening& evening = source.evening;
    const auto observed = evening.view_for(source.audience);
    std::vector<ledger::RuleId> all;
    for (int number = std::max(1, row.first); number <= row.last; ++number) {
        for (const ledger::RuleId rule : observed->rules_checked(number))
            all.push_back(rule);
    }
    std::vector<std::string> checked;
    for (const ledger::RuleId rule : ledger::in_order(all, evening.book())) {
        if (std::ranges::find(cited, rule.text()) == cited.end())
            checked.emplace_back(rule.text());
    }
    return checked;
}

} // namespace

SheetContent what_is_said_of(
    int number, const Log::Row& row, const Log::Source& source, const telling::Teller& teller)
{
    const auto observed = source.evening.view_for(source.audience);
    const ledger::Entry& entry = observed->entry(number);
    SheetContent content;
    content.title =
        tr_fill("Entry {entry}", {{"entry", language::number(number)}}) + "  ·  " + row.text;
    content.verdict = entry.verdict;
    const std::vector<Finding> findings =
        findings_of({entry.verdict, entry.reasons}, source.evening, teller);
    for (const Finding& finding : findings)
        content.facts.push_back(finding.text);
    if (!row.chapter.empty())
        content.remarks.push_back(row.chapter);
    if (!row.detail.empty())
        content.remarks.push_back(row.detail);
    content.rules = rules_of(findings);
    content.checked = rules_checked(row, source, content.rules);
    return content;
}

SheetContent what_is_said_of(const VerdictCard& card)
{
    const VerdictCard::Words& words = card.words();
    SheetContent content;
    content.title = words.table.tell_line(card.line());
    content.verdict = card.opinion().verdict;
    const std::vector<Finding> findings = card.findings();
    for (const Finding& finding : findings)
        content.facts.push_back(finding.text);
    content.rules = rules_of(findings);
    constexpr std::size_t most_remedies = 6;
    for (const std::string& line : legal_lines_like(card.line(), words.evening)) {
        const std::string told = words.table.tell_line(line);
        const bool is_new = std::ranges::find(content.remedies, told) == content.remedies.end();
        if (is_new && content.remedies.size() < most_remedies)
            content.remedies.push_back(told);
    }
    for (const int entry : card.entries())
        content.evidence.push_back({entry, words.table.tell_entry(entry).text});
    return content;
}

} // namespace consigliere::screens
