#include "engine/corleone/position.h"

#include <algorithm>

namespace consigliere::corleone {

int player_count(const Position& position)
{
    return static_cast<int>(position.seats.size());
}

bool plays(const Position& position, Family family)
{
    return position.seats.contains(family);
}

Family left_of(const Position& position, Family family)
{
    const std::size_t players = position.seats.size();
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (position.seats[seat] == family)
            return position.seats[(seat + 1) % players];
    }
    return family;
}

int seats_between(const Position& position, Family from, Family family)
{
    int seats = 0;
    for (Family at = from; at != family && seats < player_count(position); ++seats)
        at = left_of(position, at);
    return seats;
}

ledger::FixedList<Family, count_of<Family>> clockwise(const Position& position)
{
    ledger::FixedList<Family, count_of<Family>> families = position.seats;
    const auto* first = std::ranges::find(families, position.horse_head);
    std::rotate(families.begin(), families.begin() + (first - families.begin()), families.end());
    return families;
}

ledger::FixedList<FigureKind, figures_per_family> supply_of(const Position& position, Family family)
{
    ledger::FixedList<FigureKind, figures_per_family> kinds;
    for (const FigureId figure : all_figures) {
        if (owner_of(figure) == family && position.place_of(figure).kind == Place::Kind::supply)
            kinds.push_back(kind_of(figure));
    }
    return kinds;
}

int figures_in_supply(const Position& position, Family family)
{
    const auto* first = position.figures.begin() + static_cast<int>(family) * figures_per_family;
    return static_cast<int>(std::count_if(first, first + figures_per_family,
        [](Place place) { return place.kind == Place::Kind::supply; }));
}

std::optional<FigureId> find_figure(
    const Position& position, Family family, FigureKind kind, Place::Kind where)
{
    const int copies = kind == FigureKind::thug ? thugs_per_family : 1;
    for (int i = 0; i < copies; ++i) {
        const FigureId figure = figure_of(family, kind, i);
        if (position.place_of(figure).kind == where)
            return figure;
    }
    return std::nullopt;
}

std::optional<FigureId> figure_at(const Position& position, Place place)
{
    const auto* found = std::ranges::find(position.figures, place);
    if (found == position.figures.end())
        return std::nullopt;
    return static_cast<FigureId>(found - position.figures.begin());
}

bool counts_in(
    const Position& position, const Components& components, FigureId figure, Area territory)
{
    const Place place = position.place_of(figure);
    switch (place.kind) {
    case Place::Kind::thug_space:
        return area_of(position, components, place.business()) == territory;
    case Place::Kind::member_space:
        return components[place.space()].touches.contains(territory);
    case Place::Kind::territory:
        return place.territory() == territory;
    default:
        return false;
    }
}

std::optional<Area> area_of(
    const Position& position, const Components& components, BusinessId business)
{
    const Business& printed = components[business];
    return printed.colour == TileColour::printed ? printed.area
                                                 : position.tiles[index_of(business)];
}

std::optional<Family> controller_of(const Position& position, Area territory)
{
    const auto stack = stack_of(position, territory);
    return stack.empty() ? std::nullopt : std::optional(stack.back());
}

ledger::FixedList<Family, markers_in_box> stack_of(const Position& position, Area territory)
{
    ledger::FixedList<Family, markers_in_box> stack;
    for (const Marker& marker : position.control) {
        if (marker.territory == territory)
            stack.push_back(marker.family);
    }
    return stack;
}

bool slot_is_empty(const Position& position, const Components& components, Area territory)
{
    for (std::size_t i = 0; i < components.businesses().size(); ++i) {
        const bool is_printed = components.businesses()[i].colour == TileColour::printed;
        if (!is_printed && position.tiles[i] == territory)
            return false;
    }
    return true;
}

std::optional<Area> lowest_empty_slot(const Position& position, const Components& components)
{
    return ledger::first_of(territories,
        [&](Area territory) { return slot_is_empty(position, components, territory); });
}

namespace {

template <typename Is>
int count_jobs(const Position& position, const Is& is)
{
    return static_cast<int>(std::ranges::count_if(position.known_jobs, is));
}

template <typename Is>
int count_allies(const Position& position, const Is& is)
{
    return static_cast<int>(std::ranges::count_if(position.allies, is));
}

} // namespace

int known_jobs_in(const Position& position, JobZone zone)
{
    return count_jobs(position, [zone](const KnownJob& known) { return known.zone == zone; });
}

bool has_known_job(const Position& position, JobZone zone, JobId job)
{
    return position.known_jobs.contains({job, zone});
}

int seen_copies(const Position& position, JobId job)
{
    return count_jobs(position, [job](const KnownJob& known) { return known.job == job; });
}

bool may_be_unseen(const Position& position, const Components& components, JobId job)
{
    const std::optional<int>& copies = components[job].copies;
    return !copies || seen_copies(position, job) < *copies;
}

int discarded_jobs(const Position& position)
{
    return known_jobs_in(position, JobZone::discards()) + position.unknown_discarded_jobs;
}

int open_jobs(const Position& position)
{
    return known_jobs_in(position, JobZone::open()) + position.unknown_open_jobs;
}

int open_allies(const Position& position)
{
    return position.unknown_open_allies + count_allies(position, [](const AllyState& state) {
        return state.kind == AllyState::Kind::open;
    });
}

int allies_in_hand(const Position& position, Family family)
{
    return count_allies(position, [family](const AllyState& state) {
        return state == AllyState{AllyState::Kind::hand, family};
    });
}

int hand_size(const Position& position, Family family)
{
    const Holding& holding = position.of(family);
    return holding.hand_money.total() + holding.hand_goods.total() + holding.hand_unknown_jobs
        + known_jobs_in(position, JobZone::hand(family)) + allies_in_hand(position, family);
}

Cards hand_of(const Position& position, Family family)
{
    const Holding& holding = position.of(family);
    Cards cards;
    cards.money = holding.hand_money;
    cards.goods = holding.hand_goods;
    cards.unknown_jobs = holding.hand_unknown_jobs;
    for (const KnownJob& known : position.known_jobs) {
        if (known.zone == JobZone::hand(family) && !cards.jobs.full())
            cards.jobs.push_back(known.job);
    }
    for (std::size_t i = 0; i < position.allies.size(); ++i) {
        const AllyState& state = position.allies[i];
        if (state == AllyState{AllyState::Kind::hand, family} && !cards.allies.full())
            cards.allies.push_back(static_cast<AllyId>(i));
    }
    return cards;
}

int public_job_spaces(int players)
{
    if (players <= 2)
        return 2;
    return players == 5 ? 4 : 3;
}

int hand_limit(const Position& position)
{
    return position.hand_limits[static_cast<std::size_t>(position.act - 1)];
}

bool has_fought(const Position& position, Area territory)
{
    return (position.wars_fought >> static_cast<unsigned>(territory) & 1U) != 0;
}

std::optional<DueIcon> first_due(const Position& position)
{
    return first_of(position.due, [](const DueIcon& due) { return !due.is_lost; });
}

bool has_due(const Position& position)
{
    return first_due(position).has_value();
}

bool has_due(const Position& position, Family family)
{
    return std::ranges::any_of(position.due,
        [family](const DueIcon& due) { return !due.is_lost && due.family == family; });
}

std::vector<Icon> icons_due(const Position& position, Family family)
{
    std::vector<Icon> icons;
    for (const DueIcon& due : position.due) {
        if (due.family == family && !due.is_lost)
            icons.push_back(due.icon);
    }
    return icons;
}

} // namespace consigliere::corleone
