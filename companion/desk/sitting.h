#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace consigliere::desk {

/// Identifies a player when only the seats are known: actor, seat index and sides. Which one
/// determines the icon depends on the game.
struct Sitting {
    std::string_view actor;
    std::size_t seat = 0; ///< Clockwise, from 0.
    /// Index in `GameInfo::sides` for each seat; empty if the entries have not been replayed.
    std::vector<std::optional<std::uint8_t>> sides{};
};

} // namespace consigliere::desk
