#pragma once

#include <string>
#include <string_view>

namespace consigliere::telling {

/// Returns player and action for the log: "Ana: Don → Midtown". No colon is added if the action has
/// one: "Ana sends a killer: home → i5".
[[nodiscard]] inline std::string said_by(std::string_view name, std::string_view action)
{
    const bool has_colon = action.find(": ") != std::string_view::npos;
    return std::string(name) + (has_colon ? " " : ": ") + std::string(action);
}

} // namespace consigliere::telling
