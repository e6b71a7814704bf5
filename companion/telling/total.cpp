#include "companion/telling/total.h"

#include "companion/language/language.h"
#include "engine/games/games.h"

namespace consigliere::telling {

ledger::GameInfo::Unit unit_of(std::string_view game)
{
    const games::Game* const found = games::find(game);
    return found == nullptr ? ledger::GameInfo::Unit::dollars : found->outline().unit;
}

std::string tell_total(ledger::GameInfo::Unit unit, std::int64_t total)
{
    return unit == ledger::GameInfo::Unit::dollars ? language::dollars(total)
                                                   : language::number(total);
}

std::string name_total(ledger::GameInfo::Unit unit, std::int64_t total)
{
    return unit == ledger::GameInfo::Unit::dollars
        ? language::dollars(total)
        : language::tr_count("{n} piece", "{n} pieces", static_cast<int>(total));
}

} // namespace consigliere::telling
