#include "companion/desk/ruling_words.h"

#include "companion/language/language.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/what_if.h"

namespace consigliere::desk {

std::string tell_ruling(const ledger::HouseRules& house_rules, std::string_view ruling)
{
    if (ruling == ledger::trial_reason)
        return language::tr("What if");
    const auto invoked = house_rules.invoked_by(ruling);
    if (!invoked)
        return language::tr_fill("ruled: {reason}", {{"reason", std::string(ruling)}});
    const auto tell = [&house_rules](std::string_view name) {
        const ledger::HouseRule* rule = house_rules.find(name);
        return rule == nullptr ? std::string(name) : rule->text;
    };
    return language::tr_fill("House rule: {text}", {{"text", ledger::join(*invoked, " + ", tell)}});
}

} // namespace consigliere::desk
