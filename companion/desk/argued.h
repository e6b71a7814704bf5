#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

// Shared by the games' implementations of `GameTable::faq_status`.
namespace consigliere::desk {

/// Maps a status word (`rulebook::FaqEntry::now`) to a function of the hotspot. It returns a text,
/// or nullopt if the status does not apply.
template <typename Tell>
struct Telling {
    std::string_view now;
    Tell tell;
};

template <typename Tellings, typename Subject>
[[nodiscard]] std::optional<std::string> told_by(
    const Tellings& tellings, std::string_view now, const Subject& on)
{
    const auto* const found =
        std::ranges::find(tellings, now, [](const auto& telling) { return telling.now; });
    return found == tellings.end() ? std::nullopt : std::invoke(found->tell, on);
}

} // namespace consigliere::desk
