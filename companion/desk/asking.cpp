#include "companion/desk/asking.h"

#include "engine/ledger/words.h"

#include <algorithm>

namespace consigliere::desk {

bool Askable::stands_for(std::string_view asked) const
{
    return thing == asked
        || std::ranges::find(others, asked, &Askable::Other::thing) != others.end();
}

std::string tell_answer(const Explanation& explanation)
{
    if (explanation.shares.empty())
        return explanation.answer;
    const std::string shares = ledger::join(explanation.shares, ", ",
        [](const Share& share) { return share.name + " " + share.figure; });
    return explanation.answer + " (" + shares + ")";
}

std::vector<const Explanation*> questions_about(
    const std::vector<Explanation>& all, const std::string& thing)
{
    std::vector<const Explanation*> found;
    for (const Explanation& each : all) {
        if (std::ranges::find(each.about, thing) != each.about.end())
            found.push_back(&each);
    }
    std::ranges::stable_partition(
        found, [&thing](const Explanation* each) { return each->about.front() == thing; });
    return found;
}

} // namespace consigliere::desk
