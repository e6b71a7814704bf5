#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/room.h"

namespace consigliere::screens {

/// Scores after an entry, their components, and the owners of places over the evening. Each player
/// keeps the same row.
void draw_standing(Ui& ui, const Rect& rect, const PastEvening& past, int entry);

} // namespace consigliere::screens
