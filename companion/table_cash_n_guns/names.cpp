#include "companion/table_cash_n_guns/names.h"

#include "engine/ledger/line_words.h"

namespace consigliere::table_cash_n_guns {

using language::dollars;
using language::number;

std::string tell(LootCard card)
{
    return tr_fill(name_of(card), {{"dollars", dollars(dollars_of(card))}});
}

std::string tell(Share share)
{
    return share.is_desk() ? tr("New Godfather token") : tell(*share.card());
}

std::string effect_of(Power power)
{
    return tr(ledger::rows_of<Power>.row(power).effect);
}

std::string tell(const Loot& loot)
{
    std::vector<std::string> parts;
    for (const LootCard card : all_loot_cards) {
        if (loot[card] > 0)
            parts.push_back((loot[card] > 1 ? number(loot[card]) + "× " : "") + tell(card));
    }
    const int covered = loot[LootCard::covered];
    if (covered == 1)
        parts.push_back(tell(LootCard::covered));
    else if (covered > 1)
        parts.push_back(tr_count("{n} loot card", "{n} loot cards", covered));
    return parts.empty() ? tr("nothing") : ledger::join(parts, ", ");
}

std::string tell(Range range)
{
    if (range.is_exact())
        return number(range.least);
    return number(range.least) + "–" + number(range.most);
}

std::string tell_actor(std::string_view actor)
{
    constexpr std::string_view place = "player-";
    const std::optional<int> n =
        actor.starts_with(place) ? ledger::number_of(actor.substr(place.size())) : std::nullopt;
    return n ? tr_fill("Player {n}", {{"n", number(*n)}}) : std::string(actor);
}

} // namespace consigliere::table_cash_n_guns
