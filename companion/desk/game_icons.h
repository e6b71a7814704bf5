#pragma once

#include "companion/widgets/ui.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace consigliere::desk {

/// Icons of a game for game-independent screens, such as statistics. Indices refer to lists of the
/// game's GameInfo.
struct GameIcons {
    /// Draws the icon of a side on a disc of its colour.
    void (*draw_side)(widgets::Ui& ui, ImVec2 centre, float diameter, std::size_t side);
    widgets::Colour (*colour_of_side)(std::size_t side);
    /// Draws the areas of the board as a small map with numbers. `parts` is the colour intensity of
    /// each, from 0 to 1.
    void (*draw_places)(
        widgets::Ui& ui, const widgets::Rect& rect, const std::vector<double>& parts);
};

/// Identifies a player when only the seats are known: actor, seat index and sides. Which one
/// determines the icon depends on the game.
struct Sitting {
    std::string_view actor;
    std::size_t seat = 0; ///< Clockwise, from 0.
    /// Index in `GameInfo::sides` for each seat; empty if the entries have not been replayed.
    std::vector<std::optional<std::uint8_t>> sides{};
};

} // namespace consigliere::desk
