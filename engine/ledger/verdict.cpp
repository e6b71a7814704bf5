#include "engine/ledger/verdict.h"

#include "engine/ledger/enumeration.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace consigliere::ledger {

Verdict verdict_of(const std::vector<Reason>& reasons, Ruling ruling)
{
    Gravity worst = Gravity::unknown;
    for (const Reason& reason : reasons)
        worst = std::max(worst, reason.message.gravity);
    if (reasons.empty())
        return Verdict::legal;
    if (worst == Gravity::contradiction)
        return Verdict::impossible;
    if (worst == Gravity::unknown)
        return Verdict::unverified;
    return ruling == Ruling::stands ? Verdict::ruled : Verdict::illegal;
}

bool is_applied(Verdict verdict)
{
    return verdict == Verdict::legal || verdict == Verdict::unverified || verdict == Verdict::ruled;
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
        const bool only_open = reason.message.gravity == Gravity::unknown;
        if (!only_open || verdict == Verdict::unverified)
            cited.push_back(reason.message.rule);
    }
    return in_order(cited, book);
}

} // namespace consigliere::ledger
