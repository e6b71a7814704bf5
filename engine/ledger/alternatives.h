#pragma once

#include <variant>

namespace consigliere::ledger {

/// Whether a variant holds one of these kinds.
template <typename... Kinds, typename... All>
[[nodiscard]] constexpr bool is_one_of(const std::variant<All...>& value)
{
    return (std::holds_alternative<Kinds>(value) || ...);
}

} // namespace consigliere::ledger
