#pragma once

#include "companion/frame/screen.h"
#include "db/archive/evening_index.h"

namespace consigliere::screens {

/// Goes on with what an archive has to count, for a little of this frame, and asks for the next
/// one while anything is left. True if a card has changed.
[[nodiscard]] bool go_on_counting(Ui& ui, db::EveningIndex& archive);

/// How far the counting is, in a place that is kept for it: a bar with a button to stop it, or one
/// to go on with it. There is nothing in it when everything is counted.
void draw_counting(Ui& ui, Rect rect, db::EveningIndex& archive);

} // namespace consigliere::screens
