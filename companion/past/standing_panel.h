#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/room.h"

namespace consigliere::screens {

/// How everybody stood after an entry, what that was made of, and whose the places were in the
/// course of the evening. Everybody keeps the same row all the time.
void draw_standing(Ui& ui, const Rect& rect, const PastEvening& past, int entry);

} // namespace consigliere::screens
