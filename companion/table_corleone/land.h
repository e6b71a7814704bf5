#pragma once

#include "companion/table_corleone/room.h"

#include <span>
#include <vector>

// Coastal water and streets of the drawn map.
namespace consigliere::table_corleone {

/// Draws water that grows shallow towards the coasts; `unit` is one map unit in pixels.
void draw_coast(Ui& ui, std::span<const std::vector<ImVec2>> outlines, float unit);

/// Draws streets clipped to a convex outline. `origin` is shared by all land, so the grids line up.
void draw_streets(Ui& ui, std::span<const ImVec2> outline, ImVec2 origin, float unit);

} // namespace consigliere::table_corleone
