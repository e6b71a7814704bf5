#include "engine/corleone/terms.h"

#include "engine/corleone/move.h"

namespace consigliere::corleone {

using ledger::Term;

namespace {

Term make(TermKind kind, int value)
{
    return {static_cast<std::uint8_t>(kind), value};
}

template <typename Kind>
int packed(const Counts<Kind>& counts)
{
    unsigned bits = 0;
    for (int i = 0; i < 4; ++i)
        bits |= static_cast<unsigned>(counts[static_cast<Kind>(i)]) << (8 * i);
    return static_cast<int>(bits);
}

template <typename Kind>
Counts<Kind> unpacked(int value)
{
    Counts<Kind> counts;
    for (int i = 0; i < 4; ++i)
        counts.set(static_cast<Kind>(i), (static_cast<unsigned>(value) >> (8 * i)) & 0xffU);
    return counts;
}

constexpr int no_owner = 7;

} // namespace

Term term(Dollars dollars)
{
    return make(TermKind::dollars, dollars.dollars);
}

Term term(ActNumber act)
{
    return make(TermKind::act, act.act);
}

Term term(Card card)
{
    return std::visit([](auto kind) { return term(kind); }, card);
}

Term term(Family family)
{
    return make(TermKind::family, static_cast<int>(family));
}

Term term(Area area)
{
    return make(TermKind::area, static_cast<int>(area));
}

Term term(const FigureAt& figure)
{
    const int owner = figure.owner ? static_cast<int>(*figure.owner) : no_owner;
    return make(TermKind::figure,
        owner | (static_cast<int>(figure.kind) << 4) | (static_cast<int>(figure.place.kind) << 8)
            | (figure.place.index << 16));
}

Term term(FigureKind kind)
{
    return make(TermKind::figure_kind, static_cast<int>(kind));
}

Term term(BusinessId business)
{
    return make(TermKind::business, static_cast<int>(business));
}

Term term(SpaceId space)
{
    return make(TermKind::space, static_cast<int>(space));
}

Term term(JobId job)
{
    return make(TermKind::job, static_cast<int>(job));
}

Term term(AllyId ally)
{
    return make(TermKind::ally, static_cast<int>(ally));
}

Term term(Icon icon)
{
    return make(TermKind::icon, static_cast<int>(icon));
}

Term term(Bill bill)
{
    return make(TermKind::bill, static_cast<int>(bill));
}

Term term(Good good)
{
    return make(TermKind::good, static_cast<int>(good));
}

Term term(const Goods& goods)
{
    return make(TermKind::goods, packed(goods));
}

Term term(const Money& money)
{
    return make(TermKind::money, packed(money));
}

Term term(JobColour colour)
{
    return make(TermKind::job_colour, static_cast<int>(colour));
}

Term term(TileColour colour)
{
    return make(TermKind::tile_colour, static_cast<int>(colour));
}

Term term(Phase phase)
{
    return make(TermKind::phase, static_cast<int>(phase));
}

Term term(Place place)
{
    if (place.kind == Place::Kind::thug_space)
        return term(place.business());
    if (place.kind == Place::Kind::member_space)
        return term(place.space());
    return term(place.territory());
}

TermKind kind_of(Term term)
{
    return static_cast<TermKind>(term.kind);
}

FigureAt figure_from(Term term)
{
    FigureAt figure;
    const int owner = term.value & 0x7;
    if (owner != no_owner)
        figure.owner = static_cast<Family>(owner);
    figure.kind = static_cast<FigureKind>((term.value >> 4) & 0xf);
    figure.place.kind = static_cast<Place::Kind>((term.value >> 8) & 0xff);
    figure.place.index = static_cast<std::uint8_t>((term.value >> 16) & 0xff);
    return figure;
}

Goods goods_from(Term term)
{
    return unpacked<Good>(term.value);
}

Money money_from(Term term)
{
    return unpacked<Bill>(term.value);
}

std::string spell(Term term, const Components& components)
{
    const int value = term.value;
    switch (kind_of(term)) {
    case TermKind::number:
    case TermKind::act:
        return std::to_string(value);
    case TermKind::dollars:
        return "$" + std::to_string(value);
    case TermKind::family:
        return std::string(word_of(static_cast<Family>(value)));
    case TermKind::area:
        return std::string(word_of(static_cast<Area>(value)));
    case TermKind::figure:
        return format(figure_from(term), components);
    case TermKind::figure_kind:
        return std::string(word_of(static_cast<FigureKind>(value)));
    case TermKind::business:
        return components[static_cast<BusinessId>(value)].naming.name;
    case TermKind::space:
        return components[static_cast<SpaceId>(value)].name;
    case TermKind::job:
        return components[static_cast<JobId>(value)].naming.name;
    case TermKind::ally:
        return components[static_cast<AllyId>(value)].naming.name;
    case TermKind::icon:
        return std::string(word_of(static_cast<Icon>(value)));
    case TermKind::bill:
        return std::string(word_of(static_cast<Bill>(value)));
    case TermKind::good:
        return std::string(word_of(static_cast<Good>(value)));
    case TermKind::goods:
        return format(Cards::of(goods_from(term)), components);
    case TermKind::money:
        return format(Cards::of(money_from(term)), components);
    case TermKind::job_colour:
        return std::string(word_of(static_cast<JobColour>(value)));
    case TermKind::tile_colour:
        return std::string(word_of(static_cast<TileColour>(value)));
    case TermKind::phase:
        break;
    }
    return std::string(word_of(static_cast<Phase>(value)));
}

} // namespace consigliere::corleone
