#include "engine/cash_n_guns/terms.h"

namespace consigliere::cash_n_guns {

using ledger::Term;

namespace {

Term make(TermKind kind, int value)
{
    return {static_cast<std::uint8_t>(kind), value};
}

} // namespace

Term number_term(int number)
{
    return make(TermKind::number, number);
}

Term dollars_term(int dollars)
{
    return make(TermKind::dollars, dollars);
}

Term term(Player player)
{
    return make(TermKind::player, static_cast<int>(player));
}

Term term(LootCard card)
{
    return term(Share(card));
}

Term term(Share share)
{
    return make(TermKind::share, share.number());
}

Term term(LootType type)
{
    return make(TermKind::loot_type, static_cast<int>(type));
}

Term term(Bullet bullet)
{
    return make(TermKind::bullet, static_cast<int>(bullet));
}

Term term(Power power)
{
    return make(TermKind::power, static_cast<int>(power));
}

Term term(Phase phase)
{
    return make(TermKind::phase, static_cast<int>(phase));
}

TermKind kind_of(Term term)
{
    return static_cast<TermKind>(term.kind);
}

std::string spell(Term term, const Components& components)
{
    const int value = term.value;
    switch (kind_of(term)) {
    case TermKind::number:
        return std::to_string(value);
    case TermKind::dollars:
        return "$" + std::to_string(value);
    case TermKind::player:
        return components[static_cast<Player>(value)].name;
    case TermKind::share:
        return std::string(word_of(Share::from_number(value)));
    case TermKind::loot_type:
        return std::string(word_of(static_cast<LootType>(value)));
    case TermKind::bullet:
        return std::string(word_of(static_cast<Bullet>(value)));
    case TermKind::power:
        return std::string(word_of(static_cast<Power>(value)));
    case TermKind::phase:
        break;
    }
    return std::string(word_of(static_cast<Phase>(value)));
}

} // namespace consigliere::cash_n_guns
