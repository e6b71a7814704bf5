#include "engine/mafia/enclosure.h"

#include <algorithm>
#include <array>

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

template <typename Visit>
void each_group(Squares empty, const Visit& visit)
{
    for (Squares left = empty; !left.empty();) {
        const Squares group = group_around(left.first(), empty);
        visit(group);
        left = left - group;
    }
}

/// Visits the groups of empty fields that touch own pieces and none of the others'.
template <typename Visit>
void each_surrounded(Squares own, Squares others, const Visit& visit)
{
    each_group(Squares::all() - own - others, [&](Squares group) {
        const Squares border = group.beside();
        if (!(border & own).empty() && (border & others).empty())
            visit(group);
    });
}

/// True if all three undescribed home points of a family can be outside the group. They are on one
/// side of the map, with disjoint fields (M-3.5a, A8).
bool can_be_without_homes(Squares group)
{
    static constexpr int homes = 3;
    const std::array sides{Squares::of_column(0), Squares::of_column(Square::columns - 1),
        Squares::of_row(0), Squares::of_row(Square::rows - 1)};
    return std::ranges::any_of(
        sides, [group](Squares side) { return (side - group).size() >= homes; });
}

} // namespace

Squares closed_spaces(Squares own, Squares others, Squares entries)
{
    Squares closed;
    each_surrounded(own, others, [&](Squares group) {
        if ((group & entries).empty())
            closed = closed | group;
    });
    return closed;
}

Closed closed_by(const Position& position, const Components& components, Family family)
{
    const Squares own = squares_of(position, family);
    const Squares others = squares_of(position, other(family));
    if (const std::optional<Squares> entries = components.homes(other(family)))
        return {closed_spaces(own, others, *entries), {}};
    Closed closed;
    each_surrounded(own, others, [&](Squares group) {
        if ((group & Squares::edge()).empty())
            closed.certain = closed.certain | group;
        else if (can_be_without_homes(group))
            closed.possible = closed.possible | group;
    });
    return closed;
}

Closed newly_closed(
    const Position& before, const Position& after, const Components& components, Family family)
{
    const Closed was = closed_by(before, components, family);
    const Closed is = closed_by(after, components, family);
    const bool is_told = components.homes(other(family)).has_value();
    const Squares surrounded = is_told
        ? was.certain
        : closed_spaces(squares_of(before, family), squares_of(before, other(family)), {});
    const Squares empty = empty_squares(before);
    const Squares filled = empty - empty_squares(after);
    Closed fresh;
    each_group(empty_squares(after), [&](Squares group) {
        const Square one = group.first();
        const bool is_closed = is.certain.contains(one) || is.possible.contains(one);
        if (!is_closed || was.certain.contains(one))
            return;
        const bool only_shrinks =
            surrounded.contains(one) && group_around(one, empty) - filled == group;
        if (is.certain.contains(one) && !only_shrinks)
            fresh.certain = fresh.certain | group;
        else if (is.certain.contains(one) || !only_shrinks)
            fresh.possible = fresh.possible | group;
    });
    return fresh;
}

Squares reach_of(const Position& position, const Components& components, Figure figure)
{
    const Squares beside = position.of(figure).pieces.beside();
    const std::optional<Squares>& home = components.home(figure);
    return home ? beside | *home : beside;
}

} // namespace consigliere::mafia
