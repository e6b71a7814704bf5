#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"

// What an amendment brings. Both shrink `rest` by the height used.
namespace consigliere::screens {

/// What it loses: dropped or changed entries, entries kept by a ruling only, entries that can no
/// longer be checked.
void draw_losses(Ui& ui, Rect& rest, const AmendmentDraft& draft);
/// Score before and after the change, with differences, as far as the audience may know.
void draw_score_change(Ui& ui, Rect& rest, const AmendmentDraft& draft);

} // namespace consigliere::screens
