#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/components.h"

#include <span>
#include <vector>

namespace consigliere::table_corleone {

// Layout of the drawn board, in map units (`map_width` × `map_height`). The map scales them to the
// screen.

inline constexpr float map_width = 832;
inline constexpr float map_height = 590;

/// The outline of an area, clockwise.
[[nodiscard]] const std::vector<ImVec2>& outline_of(Area area);
/// Rectangle of the number and name of a Territory.
[[nodiscard]] Rect title_of(Area area);
/// Rectangles of the printed Business's card and of the tile slot.
[[nodiscard]] Rect printed_card_of(Area area);
[[nodiscard]] Rect tile_card_of(Area area);
/// Base of the stack of Control markers.
[[nodiscard]] ImVec2 control_space_of(Area area);
/// Place of the Police Chief, beside the stack.
[[nodiscard]] ImVec2 chief_space_of(Area area);

struct SpacePlace {
    ImVec2 centre;
    /// Not near all areas that it touches, so they must be labelled.
    bool is_away = false;
};

/// Places for Family Member spaces, in the order of `spaces`. Each is as near as possible to all
/// areas that it touches, clear of cards, names, stacks and other spaces. No book lists the printed
/// places, so they are computed from the touched areas. Independent of the size of the drawing.
[[nodiscard]] std::vector<SpacePlace> place_spaces(const std::vector<Space>& spaces);

/// Side of the square kept free around a space, in map units: a finger on the smallest drawing.
inline constexpr float finger_room = 66;

// Coastal water and streets of the drawn map.

/// Draws water that grows shallow towards the coasts; `unit` is one map unit in pixels.
void draw_coast(Ui& ui, std::span<const std::vector<ImVec2>> outlines, float unit);

/// Draws streets clipped to a convex outline. `origin` is shared by all land, so the grids line up.
void draw_streets(Ui& ui, std::span<const ImVec2> outline, ImVec2 origin, float unit);

} // namespace consigliere::table_corleone
