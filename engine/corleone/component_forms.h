#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/messages.h"

#include <optional>
#include <string_view>
#include <tuple>

// Record formats of components: list name, keys, valid values, error messages.
namespace consigliere::corleone {

/// Element type of a property: an icon of a list, a card of a set, or the value itself.
template <typename Value>
struct ElementOf {
    using Type = Value;
};
template <>
struct ElementOf<Icons> {
    using Type = Icon;
};
template <typename Kind, std::size_t count>
struct ElementOf<ledger::Counts<Kind, count>> {
    using Type = Kind;
};

/// A property and the error message for invalid values. `is_possible` restricts them further.
template <typename Thing, typename Value>
struct Field {
    using Element = typename ElementOf<Value>::Type;
    std::string_view key;
    std::optional<Value> Thing::*member;
    const ledger::Contradicts<ledger::Quoted>* refusal;
    bool (*is_possible)(Element) = [](Element) { return true; };
};
// Clang needs an explicit deduction guide for aggregates.
template <typename Thing, typename Value, typename... Condition>
Field(std::string_view, std::optional<Value> Thing::*, const ledger::Contradicts<ledger::Quoted>*,
    Condition...) -> Field<Thing, Value>;

template <typename Naming, typename... Fields>
struct Form {
    std::string_view list;
    Naming naming;
    std::tuple<Fields...> fields;
};
template <typename Naming, typename... Fields>
[[nodiscard]] constexpr Form<Naming, Fields...> make_form(
    std::string_view list, Naming naming, Fields... fields)
{
    return {list, naming, {fields...}};
}

template <int least, int most>
[[nodiscard]] constexpr bool lies_between(int number)
{
    return number >= least && number <= most;
}
[[nodiscard]] constexpr bool is_printed_on_businesses(Icon icon)
{
    return row_of(icon).printed_on == PrintedOn::businesses;
}

template <typename Thing>
inline constexpr int form_of = 0;
template <>
inline constexpr auto form_of<Business> = make_form("businesses", &Components::name_business,
    Field{"colour", &Business::colour, &message::bad_tile_colour},
    Field{"territory", &Business::area, &message::bad_territory, is_territory},
    Field{"front", &Business::front, &message::bad_printed_icon, is_printed_on_businesses},
    Field{"back", &Business::back, &message::bad_printed_icon, is_printed_on_businesses});
template <>
inline constexpr auto form_of<Job> = make_form("jobs", &Components::name_job,
    Field{"colour", &Job::colour, &message::bad_job_colour},
    Field{"cost", &Job::cost, &message::bad_cost},
    Field{"reward", &Job::reward, &message::bad_reward},
    Field{"effect", &Job::effect, &message::bad_icon},
    Field{"copies", &Job::copies, &message::bad_copies, lies_between<1, jobs_in_box>});
template <>
inline constexpr auto form_of<Ally> = make_form("allies", &Components::name_ally,
    Field{"act", &Ally::act, &message::bad_ally_act, lies_between<1, last_act - 1>},
    Field{"effect", &Ally::effect, &message::bad_icon});
/// A space is identified by the areas that it touches and, among equal ones, by its number.
template <>
inline constexpr auto form_of<Space> = make_form(
    "spaces", nullptr, Field{"three_plus", &Space::three_plus, &message::bad_three_plus});

} // namespace consigliere::corleone
