#pragma once

#include "companion/desk/asking.h"

#include <string>
#include <utility>
#include <vector>

namespace consigliere::desk {

/// The entries behind an answer, as `tell_act` tells their acts; what it leaves without words is
/// left out.
template <typename Causes, typename Tell>
[[nodiscard]] std::vector<Explanation::Because> told_causes(
    const Causes& causes, const Tell& tell_act)
{
    std::vector<Explanation::Because> told;
    for (const auto& cause : causes) {
        std::string text = tell_act(cause.act);
        if (!text.empty())
            told.push_back({std::move(text), cause.entry});
    }
    return told;
}

} // namespace consigliere::desk
