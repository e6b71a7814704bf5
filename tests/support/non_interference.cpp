#include "tests/support/non_interference.h"

namespace consigliere::test {

std::string told(const ledger::Tree& tree)
{
    if (const bool* truth = tree.truth())
        return *truth ? "true" : "false";
    if (const std::int64_t* number = tree.number())
        return std::to_string(*number);
    if (const std::string* text = tree.text())
        return *text;
    std::string text;
    for (const ledger::Tree& element : tree.elements())
        text += told(element) + ",";
    for (const auto& [key, value] : tree.members())
        text += key + "=" + told(value) + ";";
    return "{" + text + "}";
}

namespace {

/// What the table notices of an answer: a move that is let through is let through.
std::string noticed(
    const ledger::Evening& evening, ledger::Verdict verdict, const std::vector<ledger::Reason>& all)
{
    const bool is_accepted =
        verdict == ledger::Verdict::legal || verdict == ledger::Verdict::unverified;
    if (is_accepted)
        return "accepted";
    std::string text(ledger::word_of(verdict));
    for (const ledger::RuleId rule : ledger::cited_rules(all, verdict, evening.book()))
        text += " " + std::string(rule.text());
    return text;
}

} // namespace

bool went_alike(const ledger::Evening& left, const ledger::Evening& right)
{
    if (left.history().size() != right.history().size())
        return false;
    for (int number = 1; number <= left.history().size(); ++number) {
        const ledger::Entry& one = left.history().entry(number);
        const ledger::Entry& other = right.history().entry(number);
        if (noticed(left, one.verdict, one.reasons) != noticed(right, other.verdict, other.reasons))
            return false;
    }
    return true;
}

bool is_answered_alike(
    const ledger::Evening& left, const ledger::Evening& right, const std::string& line)
{
    const ledger::Opinion one = left.consider(line);
    const ledger::Opinion other = right.consider(line);
    return noticed(left, one.verdict, one.reasons) == noticed(right, other.verdict, other.reasons);
}

} // namespace consigliere::test
