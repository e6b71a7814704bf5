#pragma once

#include <algorithm>
#include <optional>

namespace consigliere::ledger {

/// Returns a copy of the first element that satisfies the condition, or nullopt.
template <typename Things, typename Condition>
[[nodiscard]] constexpr auto first_of(const Things& things, const Condition& condition)
{
    const auto found = std::ranges::find_if(things, condition);
    return found == std::ranges::end(things) ? std::nullopt : std::optional(*found);
}

} // namespace consigliere::ledger
