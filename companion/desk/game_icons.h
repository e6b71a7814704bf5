#pragma once

#include "companion/widgets/ui.h"

#include <cstddef>
#include <vector>

namespace consigliere::desk {

/// How a game's things are drawn by those who know no game: what looks back at evenings. Numbers
/// are places in the lists of the game's Outline.
struct GameIcons {
    /// What somebody plays, as a sign on a disc of its colour.
    void (*draw_side)(widgets::Ui& ui, ImVec2 centre, float diameter, std::size_t side);
    widgets::Colour (*colour_of_side)(std::size_t side);
    /// The places as one small picture with their numbers, each as full of colour as its part says,
    /// from 0 to 1.
    void (*draw_places)(
        widgets::Ui& ui, const widgets::Rect& rect, const std::vector<double>& parts);
};

} // namespace consigliere::desk
