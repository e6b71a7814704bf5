#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"

namespace consigliere::screens {

/// What an amendment loses: dropped or changed entries, entries kept by a ruling only, entries
/// that can no longer be checked. Shrinks `rest` by the height used.
void draw_losses(Ui& ui, Rect& rest, const AmendmentDraft& draft);

} // namespace consigliere::screens
