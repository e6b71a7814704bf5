#pragma once

#include <variant>

namespace consigliere::ledger {

template <typename... Kinds, typename... All>
[[nodiscard]] constexpr bool is_one_of(const std::variant<All...>& value)
{
    return (std::holds_alternative<Kinds>(value) || ...);
}

/// Returns true if the variant holds one of `Kinds` and `is(held)` is true.
template <typename... Kinds, typename... All, typename Is>
[[nodiscard]] constexpr bool is_one_that(const std::variant<All...>& value, const Is& is)
{
    const auto is_it = [&is](const auto* held) { return held != nullptr && is(*held); };
    return (is_it(std::get_if<Kinds>(&value)) || ...);
}

} // namespace consigliere::ledger
