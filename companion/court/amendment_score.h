#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"

namespace consigliere::screens {

/// Score before and after the change, with differences, as far as the audience may know. Shrinks
/// `rest` by the height used.
void draw_score_change(Ui& ui, Rect& rest, const AmendmentDraft& draft);

} // namespace consigliere::screens
