#pragma once

#include "companion/table_corleone/room.h"

#include <span>
#include <vector>

/// What makes land of an outline: the shallow water before its coast, and its streets.
namespace consigliere::table_corleone {

/// The water grows shallow towards the coast of all land; `unit` is the size of one unit of the
/// map.
void draw_coast(Ui& ui, std::span<const std::vector<ImVec2>> outlines, float unit);

/// Streets over land with a convex outline. All land of a map has its streets on one grid, which
/// begins at `origin`.
void draw_streets(Ui& ui, std::span<const ImVec2> outline, ImVec2 origin, float unit);

} // namespace consigliere::table_corleone
