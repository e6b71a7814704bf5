#include "companion/table_corleone/things.h"

#include <array>

namespace consigliere::table_corleone::thing {

namespace {

std::string named(std::string_view kind, std::string_view name)
{
    return std::string(kind) + ":" + std::string(name);
}

} // namespace

std::string land(Area area)
{
    return named("territory", word_of(area));
}

std::string stack(Area area)
{
    return named("stack", word_of(area));
}

std::string business(BusinessId business, const Components& components)
{
    if (business == Components::central_park)
        return park;
    return named("business", components[business].naming.name);
}

std::string space(SpaceId space, const Components& components)
{
    return named("space", components[space].name);
}

std::string figure(FigureId figure)
{
    const std::optional<Family> owner = owner_of(figure);
    std::string name = named("figure", owner ? word_of(*owner) : "neutral") + ":";
    name += word_of(kind_of(figure));
    if (kind_of(figure) == FigureKind::thug)
        name += std::to_string(static_cast<int>(figure) % figures_per_family + 1);
    return name;
}

std::string job(JobId job, const Components& components)
{
    return named("job", components[job].naming.name);
}

std::string phase(Phase phase)
{
    return named("phase", word_of(phase));
}

std::string act(int act)
{
    return named("act", std::to_string(act));
}

std::string count(Count count, Family family)
{
    constexpr std::array<std::string_view, 5> kinds{
        "hand", "suitcase", "figures", "markers", "jobs"};
    return named(kinds[static_cast<std::size_t>(count)], word_of(family));
}

std::string seat(Family family)
{
    return named("seat", word_of(family));
}

Meant meant_by(std::string_view name, const Position& position, const Components& components)
{
    Meant meant;
    const auto find = [name](auto& found, const auto& values, const auto& name_of) {
        for (const auto value : values) {
            if (!found && name_of(value) == name)
                found = value;
        }
    };
    const auto ids = [](const auto& list, auto first) {
        return ids_where<decltype(first)>(list, [](auto) { return true; });
    };
    find(meant.territory, territories, land);
    find(meant.territory, territories, stack);
    find(meant.business, ids(components.businesses(), BusinessId{}),
        [&](BusinessId id) { return business(id, components); });
    find(meant.space, ids(components.spaces(), SpaceId{}),
        [&](SpaceId id) { return space(id, components); });
    find(meant.figure, all_figures, figure);
    find(meant.family, position.seats, seat);
    for (const Count each :
        {Count::hand, Count::suitcase, Count::figures, Count::markers, Count::jobs})
        find(meant.family, position.seats, [each](Family family) { return count(each, family); });
    find(meant.act, std::array{1, 2, 3, 4}, act);
    return meant;
}

} // namespace consigliere::table_corleone::thing
