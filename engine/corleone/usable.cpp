// Whether due abilities can be used, with incomplete information.

#include "engine/corleone/icons.h"

#include <algorithm>
#include <array>

namespace consigliere::corleone {

namespace {

bool is_anything_on_board(const Position& position)
{
    return std::ranges::any_of(
        position.figures, [](const Place place) { return place.is_on_board(); });
}

Possibility best_of(Possibility left, Possibility right)
{
    return std::min(left, right);
}

Possibility any_figure_can_move(const Position& position, const Components& components)
{
    Possibility best = Possibility::impossible;
    for (const FigureId figure : all_figures) {
        if (position.place_of(figure).is_on_board())
            best = best_of(best, free_place(position, components, kind_of(figure)));
    }
    return best;
}

Possibility neutral_can_go(
    const Position& position, const Components& components, FigureKind neutral)
{
    if (position.place_of(neutral_figure(neutral)).kind == Place::Kind::hudson)
        return Possibility::impossible;
    return free_place(position, components, neutral);
}

Possibility possible_if(bool condition)
{
    return condition ? Possibility::possible : Possibility::impossible;
}

/// Whether a swap can bring a good: the discarded card returns to its pile first.
bool any_swap_good_left(const Position& position, Family family)
{
    constexpr std::array goods{Good::booze, Good::gun, Good::blood_money};
    return std::ranges::any_of(goods, [&](Good good) {
        return !position.pile(good).is_empty() || position.of(family).hand_goods[good] > 0;
    });
}

} // namespace

std::optional<Bill> available_bill(const Position& position, Bill bill)
{
    for (int value = static_cast<int>(bill); value >= 0; --value) {
        const Bill lower = static_cast<Bill>(value);
        if (!position.pile(lower).is_empty())
            return lower;
    }
    return std::nullopt;
}

Possibility can_be_used(const Position& position, const Components& components, DueIcon due)
{
    if (position.tracking == Tracking::board && only_moves_cards(due.icon))
        return Possibility::possible;
    switch (row_of(due.icon).choice) {
    case Choice::nothing:
        if (const std::optional<Bill> bill = about<Bill>(due.icon))
            return possible_if(available_bill(position, *bill).has_value());
        if (const std::optional<Good> good = about<Good>(due.icon))
            return possible_if(!position.pile(*good).is_empty());
        break;
    case Choice::money:
        return possible_if(!position.of(due.family).hand_money.empty());
    case Choice::jobs:
        return possible_if(position.job_deck + discarded_jobs(position) > 0);
    case Choice::trade:
        return possible_if(hand_size(position, due.family) >= cards_traded(due.icon));
    case Choice::swap:
        return possible_if(
            hand_size(position, due.family) > 0 && any_swap_good_left(position, due.family));
    case Choice::figure:
        return possible_if(is_anything_on_board(position));
    case Choice::figure_and_place:
        return any_figure_can_move(position, components);
    case Choice::place:
        return neutral_can_go(position, components, *about<FigureKind>(due.icon));
    case Choice::business:
    case Choice::acts:
        break;
    }
    return Possibility::possible;
}

bool is_due_uncertain(const Position& position, const Components& components)
{
    return has_due(position) && std::ranges::all_of(position.due, [&](const DueIcon& due) {
        return due.is_lost || can_be_used(position, components, due) == Possibility::unknown;
    });
}

} // namespace consigliere::corleone
