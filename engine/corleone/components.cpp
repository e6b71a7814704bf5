#include "engine/corleone/components.h"

#include "engine/corleone/messages.h"
#include "engine/ledger/line_words.h"

#include <cassert>
#include <type_traits>
#include <utility>

namespace consigliere::corleone {

namespace {

template <typename Id, typename Things>
std::optional<Id> find_name(const Things& things, std::string_view name)
{
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (things[i].naming.name == name)
            return static_cast<Id>(i);
    }
    return std::nullopt;
}

template <typename Id, typename Thing>
std::optional<Id> find_or_add(
    std::vector<Thing>& things, std::string_view name, std::size_t capacity)
{
    if (const std::optional<Id> known = find_name<Id>(things, name))
        return known;
    if (things.size() == capacity)
        return std::nullopt;
    Thing thing;
    thing.naming.name = std::string(name);
    things.push_back(std::move(thing));
    return static_cast<Id>(things.size() - 1);
}

/// Calls `work(i)` for the index of each kind, as a constant.
template <typename Work>
void each_kind(const Work& work)
{
    [&work]<std::size_t... kinds>(std::index_sequence<kinds...>)
    {
        (work(std::integral_constant<std::size_t, kinds>{}), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<Components::Names>>{});
}

} // namespace

std::string name_of_space(std::string_view areas, int number)
{
    std::string name(areas);
    if (number > 1)
        name += "#" + std::to_string(number);
    return name;
}

Components::Components()
{
    const std::optional<BusinessId> park = name_business(word_of(Area::central_park));
    assert(park == central_park);
    Business& business = all<Business>()[index_of(*park)];
    business.colour = TileColour::printed;
    business.area = Area::central_park;
    business.front = Icons{};
    business.back = Icons{};
    business.back->push_back(Icon::bank);
    m_printed[static_cast<std::size_t>(Area::central_park)] = park;
}

std::optional<BusinessId> Components::find_business(std::string_view name) const
{
    return find_name<BusinessId>(all<Business>(), name);
}

std::optional<JobId> Components::find_job(std::string_view name) const
{
    return find_name<JobId>(all<Job>(), name);
}

std::optional<AllyId> Components::find_ally(std::string_view name) const
{
    return find_name<AllyId>(all<Ally>(), name);
}

std::optional<SpaceId> Components::find_space(AreaSet touches, int number) const
{
    for (std::size_t i = 0; i < all<Space>().size(); ++i) {
        if (all<Space>()[i].touches == touches && all<Space>()[i].number == number)
            return static_cast<SpaceId>(i);
    }
    return std::nullopt;
}

std::optional<BusinessId> Components::printed_business(Area area) const
{
    return m_printed[static_cast<std::size_t>(area)];
}

std::optional<BusinessId> Components::name_business(std::string_view name)
{
    return find_or_add<BusinessId>(all<Business>(), name, business_capacity);
}

std::optional<JobId> Components::name_job(std::string_view name)
{
    return find_or_add<JobId>(all<Job>(), name, job_capacity);
}

std::optional<AllyId> Components::name_ally(std::string_view name)
{
    return find_or_add<AllyId>(all<Ally>(), name, ally_capacity);
}

std::optional<SpaceId> Components::name_space(std::string_view name, AreaSet touches, int number)
{
    if (const std::optional<SpaceId> known = find_space(touches, number))
        return known;
    if (all<Space>().size() == space_capacity)
        return std::nullopt;
    Space space;
    space.name = name_of_space(name, number);
    space.touches = touches;
    space.number = number;
    all<Space>().push_back(std::move(space));
    return static_cast<SpaceId>(all<Space>().size() - 1);
}

Components::Mark Components::mark() const
{
    return std::apply([](const auto&... things) { return Mark{things.size()...}; }, m_things);
}

Components::Names Components::take_since(const Mark& mark)
{
    Names names;
    each_kind([&](auto kind) {
        auto& things = std::get<kind>(m_things);
        const auto first = things.begin() + static_cast<std::ptrdiff_t>(mark[kind]);
        std::get<kind>(names).assign(first, things.end());
        things.erase(first, things.end());
    });
    const bool has_any =
        std::apply([](const auto&... things) { return (!things.empty() || ...); }, names);
    if (has_any)
        m_passing = names;
    return names;
}

template <typename Thing>
const Thing& Components::passing(std::size_t index) const
{
    static const Thing nothing{};
    const std::vector<Thing>& things = std::get<std::vector<Thing>>(m_passing);
    return index < things.size() ? things[index] : nothing;
}

template const Business& Components::passing<Business>(std::size_t) const;
template const Job& Components::passing<Job>(std::size_t) const;
template const Ally& Components::passing<Ally>(std::size_t) const;
template const Space& Components::passing<Space>(std::size_t) const;

void Components::add(const Names& names)
{
    each_kind([&](auto kind) {
        auto& things = std::get<kind>(m_things);
        const auto& more = std::get<kind>(names);
        things.insert(things.end(), more.begin(), more.end());
    });
}

} // namespace consigliere::corleone
