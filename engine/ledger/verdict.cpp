#include "engine/ledger/verdict.h"

#include "engine/ledger/enumeration.h"

#include <algorithm>
#include <array>

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

std::vector<RuleId> cited_rules(
    const std::vector<Reason>& reasons, Verdict verdict, const std::vector<RuleId>& book)
{
    std::vector<RuleId> cited;
    for (const Reason& reason : reasons) {
        const RuleId rule = reason.message.rule;
        const bool only_open = reason.message.gravity == Gravity::unknown;
        if (rule.empty() || (only_open && verdict != Verdict::unverified))
            continue;
        if (std::ranges::find(cited, rule) == cited.end())
            cited.push_back(rule);
    }
    const auto place_in_book = [&book](RuleId rule) {
        return std::ranges::find(book, rule) - book.begin();
    };
    std::ranges::stable_sort(cited, [&place_in_book](RuleId left, RuleId right) {
        return place_in_book(left) < place_in_book(right);
    });
    return cited;
}

} // namespace consigliere::ledger
