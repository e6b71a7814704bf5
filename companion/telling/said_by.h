#pragma once

#include <string>
#include <string_view>

namespace consigliere::telling {

/// Who does what, for the log: "Ana: Don → Midtown". What has a colon of its own needs no other in
/// front of it: "Ana sends a killer: home → i5".
[[nodiscard]] inline std::string said_by(std::string_view name, std::string_view action)
{
    const bool has_colon = action.find(": ") != std::string_view::npos;
    return std::string(name) + (has_colon ? " " : ": ") + std::string(action);
}

} // namespace consigliere::telling
