#include "engine/ledger/verdict.h"

#include "engine/ledger/enumeration.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace consigliere::ledger {

Verdict verdict_of(const std::vector<Reason>& reasons, Ruling ruling)
{
    std::optional<Severity> worst;
    for (const Reason& reason : reasons) {
        if (reason.waived_by.empty())
            worst = std::max(worst.value_or(Severity::unknown), reason.message.gravity);
    }
    if (!worst)
        return Verdict::legal;
    if (worst == Severity::contradiction)
        return Verdict::impossible;
    if (worst == Severity::unknown)
        return Verdict::unverified;
    return ruling == Ruling::stands ? Verdict::ruled : Verdict::illegal;
}

bool is_applied(Verdict verdict)
{
    return is_accepted(verdict) || verdict == Verdict::ruled;
}

std::string_view word_of(Verdict verdict)
{
    constexpr std::array words{"legal", "unverified", "ruled", "illegal", "impossible"};
    static_assert(!is_enumerator<static_cast<Verdict>(words.size())>());
    return words[static_cast<std::size_t>(verdict)];
}

std::vector<RuleId> in_order(const std::vector<RuleId>& rules, const std::vector<RuleId>& book)
{
    std::vector<RuleId> ordered;
    std::ranges::copy_if(book, std::back_inserter(ordered),
        [&rules](RuleId rule) { return std::ranges::find(rules, rule) != rules.end(); });
    return ordered;
}

std::vector<RuleId> cited_rules(
    const std::vector<Reason>& reasons, Verdict verdict, const std::vector<RuleId>& book)
{
    std::vector<RuleId> cited;
    for (const Reason& reason : reasons) {
        const bool only_open = reason.message.gravity == Severity::unknown;
        const bool is_waived = !reason.waived_by.empty();
        if (only_open ? verdict == Verdict::unverified : !is_waived || is_applied(verdict))
            cited.push_back(reason.message.rule);
    }
    return in_order(cited, book);
}

namespace {

constexpr std::string_view house_prefix = "house:";

} // namespace

std::vector<std::string> citations(
    const std::vector<Reason>& reasons, Verdict verdict, const std::vector<RuleId>& book)
{
    const std::vector<RuleId> rules = cited_rules(reasons, verdict, book);
    std::vector<std::string> cited;
    for (const RuleId rule : rules) {
        for (const Reason& reason : reasons) {
            if (reason.message.rule != rule || reason.waived_by.empty())
                continue;
            std::string house = std::string(house_prefix) + reason.waived_by;
            if (std::ranges::find(cited, house) == cited.end())
                cited.push_back(std::move(house));
        }
    }
    for (const RuleId rule : rules)
        cited.emplace_back(rule.text());
    return cited;
}

bool is_by_house_rule(const std::vector<Reason>& reasons, Verdict verdict)
{
    return is_applied(verdict) && std::ranges::any_of(reasons, [](const Reason& reason) {
        return !reason.waived_by.empty();
    });
}

std::string_view house_rule_in(std::string_view citation)
{
    const bool is_house = citation.starts_with(house_prefix);
    return is_house ? citation.substr(house_prefix.size()) : std::string_view();
}

} // namespace consigliere::ledger
