#include "engine/mafia/enclosure.h"

namespace consigliere::mafia {

namespace {

Squares group_around(Square first, Squares empty)
{
    Squares group = Squares::of(first);
    for (;;) {
        const Squares wider = group | (group.beside() & empty);
        if (wider == group)
            return group;
        group = wider;
    }
}

} // namespace

Squares closed_spaces(Squares own, Squares others, Squares entries)
{
    Squares closed;
    const Squares empty = Squares::all() - own - others;
    for (Squares left = empty; !left.empty();) {
        const Squares group = group_around(left.first(), empty);
        const Squares border = group.beside();
        const bool is_closed =
            !(border & own).empty() && (border & others).empty() && (group & entries).empty();
        if (is_closed)
            closed = closed | group;
        left = left - group;
    }
    return closed;
}

Closed closed_by(const Position& position, const Components& components, Family family)
{
    const Squares own = squares_of(position, family);
    const Squares others = squares_of(position, other(family));
    if (const std::optional<Squares> entries = components.homes(other(family)))
        return {closed_spaces(own, others, *entries), {}};
    const Squares certain = closed_spaces(own, others, Squares::edge());
    return {certain, closed_spaces(own, others, {}) - certain};
}

Squares reach_of(const Position& position, const Components& components, Figure figure)
{
    const Squares beside = position.of(figure).pieces.beside();
    const std::optional<Squares>& home = components.home(figure);
    return home ? beside | *home : beside;
}

} // namespace consigliere::mafia
