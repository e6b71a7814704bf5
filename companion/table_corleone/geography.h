#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/components.h"

#include <vector>

/// Where things lie on our drawing of the board. All places are in the drawing's own units, of
/// which it is `map_width` wide and `map_height` high; the map scales them to the screen.
namespace consigliere::table_corleone {

inline constexpr float map_width = 832;
inline constexpr float map_height = 590;

/// The outline of an area, clockwise.
[[nodiscard]] const std::vector<ImVec2>& outline_of(Area area);
/// The number and the name of a Territory.
[[nodiscard]] Rect title_of(Area area);
/// The card of the printed Business, and the slot for a tile.
[[nodiscard]] Rect printed_card_of(Area area);
[[nodiscard]] Rect tile_card_of(Area area);
/// The base of the stack of Control markers.
[[nodiscard]] ImVec2 control_space_of(Area area);
/// Where the Police Chief stands, beside the stack.
[[nodiscard]] ImVec2 chief_space_of(Area area);

struct SpacePlace {
    ImVec2 centre;
    /// There was no room near all the areas that it touches, so it has to say which they are.
    bool is_away = false;
};

/// Places for Family Member spaces, in their order: each as near as possible to all the areas that
/// it touches, clear of cards, names, stacks and other spaces. The board has its own places, which
/// no book prints as a list, so a space that a table describes finds its place by what it touches.
/// The places are the same at every size of the drawing.
[[nodiscard]] std::vector<SpacePlace> place_spaces(const std::vector<Space>& spaces);

/// How much room a finger has around a space, in the drawing's units: enough on the smallest
/// drawing that there is.
inline constexpr float finger_room = 66;

} // namespace consigliere::table_corleone
