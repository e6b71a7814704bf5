#pragma once

#include <variant>

namespace consigliere::ledger {

/// Whether a variant holds one of these kinds.
template <typename... Kinds, typename... All>
[[nodiscard]] constexpr bool is_one_of(const std::variant<All...>& value)
{
    return (std::holds_alternative<Kinds>(value) || ...);
}

/// Whether a variant holds one of these kinds, and what is asked of it is so.
template <typename... Kinds, typename... All, typename Is>
[[nodiscard]] constexpr bool is_one_that(const std::variant<All...>& value, const Is& is)
{
    const auto is_it = [&is](const auto* held) { return held != nullptr && is(*held); };
    return (is_it(std::get_if<Kinds>(&value)) || ...);
}

} // namespace consigliere::ledger
