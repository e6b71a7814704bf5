#include "companion/desk/table_host.h"

#include "companion/language/language.h"

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

} // namespace consigliere::desk
