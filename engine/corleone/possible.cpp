#include "engine/corleone/possible.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

/// One Thug space per printed Business, named or not, and one per tile.
int thug_spaces(const Position& position, const Components& components)
{
    int spaces = territory_count;
    for (std::size_t i = 0; i < components.businesses().size(); ++i) {
        const bool is_tile = components.businesses()[i].colour != TileColour::printed;
        if (is_tile && position.tiles[i])
            ++spaces;
    }
    return spaces;
}

int taken_thug_spaces(const Position& position)
{
    ledger::FixedList<std::uint8_t, figure_count> taken;
    for (const Place place : position.figures) {
        if (place.kind == Place::Kind::thug_space && !taken.contains(place.index))
            taken.push_back(place.index);
    }
    return static_cast<int>(taken.size());
}

bool has_member_in_supply(const Position& position, Family family)
{
    const auto supply = supply_of(position, family);
    return std::ranges::any_of(supply, is_family_member);
}

/// With two players, a free space is uncertain unless known not to be marked 3+.
Possibility free_member_space(const Position& position, const Components& components)
{
    Possibility best = Possibility::impossible;
    for (std::size_t i = 0; i < components.spaces().size(); ++i) {
        const auto space = static_cast<SpaceId>(i);
        const bool is_barred = is_barred_by_three_plus(position, components, space);
        if (!components[space].is_described || is_barred || figure_at(position, Place::on(space)))
            continue;
        if (player_count(position) > 2 || components[space].three_plus == false)
            return Possibility::possible;
        best = Possibility::unknown;
    }
    return best;
}

Possibility job_possibility(const Position& position, const Components& components, Family family)
{
    const Holding& holding = position.of(family);
    Possibility best = Possibility::impossible;
    if (position.tracking == Tracking::board || holding.hand_unknown_jobs > 0
        || position.unknown_open_jobs > 0)
        best = Possibility::unknown;
    for (const KnownJob& known : position.known_jobs) {
        if (known.zone != JobZone::open() && known.zone != JobZone::hand(family))
            continue;
        const std::optional<Goods>& cost = components[known.job].cost;
        if (!cost)
            best = Possibility::unknown;
        else if (position.tracking == Tracking::full && can_pay(holding.hand_goods, *cost))
            return Possibility::possible;
    }
    return best;
}

} // namespace

Possibility action_possibility(
    const Position& position, const Components& components, Family family)
{
    if (find_figure(position, family, FigureKind::thug, Place::Kind::supply)
        && free_place(position, components, FigureKind::thug) == Possibility::possible)
        return Possibility::possible;
    if (allies_in_hand(position, family) > 0)
        return Possibility::possible;
    const bool has_member = has_member_in_supply(position, family);
    if (has_member && free_member_space(position, components) == Possibility::possible)
        return Possibility::possible;
    const Possibility job = job_possibility(position, components, family);
    if (job == Possibility::impossible && has_member)
        return Possibility::unknown;
    return job;
}

Possibility free_place(const Position& position, const Components& components, FigureKind kind)
{
    if (kind == FigureKind::police_chief)
        return Possibility::possible;
    if (kind == FigureKind::thug || kind == FigureKind::union_boss)
        return thug_spaces(position, components) > taken_thug_spaces(position)
            ? Possibility::possible
            : Possibility::impossible;
    // The books do not state the number of Family Member spaces, so another one may exist.
    return free_member_space(position, components) == Possibility::impossible
        ? Possibility::unknown
        : Possibility::possible;
}

std::vector<Goods> payments_of(const Goods& cost)
{
    std::vector<Goods> payments{Goods{}};
    for (const Good good : {Good::gun, Good::booze, Good::blood_money}) {
        std::vector<Goods> longer;
        for (Goods pays : payments) {
            for (int count = 0; count <= cost[good]; ++count) {
                pays.set(good, count);
                longer.push_back(pays);
            }
        }
        payments = std::move(longer);
    }
    for (Goods& pays : payments)
        pays.set(Good::narcotics, cost.total() - pays.total());
    return payments;
}

bool pays_exactly(const Goods& cost, const Goods& pays)
{
    int replaced = 0;
    for (const Good good : {Good::gun, Good::booze, Good::blood_money}) {
        if (pays[good] > cost[good])
            return false;
        replaced += cost[good] - pays[good];
    }
    return pays[Good::narcotics] == cost[Good::narcotics] + replaced;
}

bool can_pay(const Goods& hand, const Goods& cost)
{
    int missing = 0;
    for (const Good good : {Good::gun, Good::booze, Good::blood_money})
        missing += std::max(0, cost[good] - hand[good]);
    return hand[Good::narcotics] >= cost[Good::narcotics] + missing;
}

bool is_barred_by_three_plus(const Position& position, const Components& components, SpaceId space)
{
    return player_count(position) == 2 && components[space].three_plus == true;
}

} // namespace consigliere::corleone
