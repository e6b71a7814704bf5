#pragma once

#include "companion/frame/screen.h"
#include "db/archive/evening_index.h"

namespace consigliere::screens {

/// Counts digests for part of this frame, and requests another frame while any are left. Returns
/// true if a card has changed.
[[nodiscard]] bool go_on_counting(Ui& ui, db::EveningIndex& archive);

/// Draws a bar that is filled as far as the work is done.
void draw_progress(Ui& ui, const Rect& bar, int done, int all);
/// Draws a progress bar of the counting with a button to pause or resume. Empty when all is
/// counted; the layout is the same.
void draw_counting(Ui& ui, Rect rect, db::EveningIndex& archive);

} // namespace consigliere::screens
