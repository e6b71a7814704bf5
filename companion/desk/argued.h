#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// What the games’ tables have in common when they say how it stands with what is argued over
/// (`GameTable::faq_status`).
namespace consigliere::desk {

/// What one word of the rules (`rulebook::FaqEntry::now`) tells of a thing: something to be called
/// with the thing that gives a text, or nothing where it does not apply.
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
