#include "companion/desk/table_host.h"

#include "companion/language/language.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/what_if.h"

namespace consigliere::desk {

ledger::Audience audience_of(const TablePreferences& habits)
{
    using Hands = ledger::Audience::Hands;
    return ledger::Audience::everybody(habits.covers_hands ? Hands::covered : Hands::open);
}

LogLine tell_step(const ledger::Entry& entry)
{
    const language::Values values{{"entry", language::number(entry.follows)}};
    const bool is_undo = entry.kind == ledger::Entry::Kind::undo;
    return {is_undo ? language::tr_fill("Undone back to entry {entry}", values)
                    : language::tr_fill("Redone up to entry {entry}", values),
        {}, std::nullopt};
}

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
