#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"

namespace consigliere::screens {

/// How everybody stands, how everybody would stand after the change, and the difference, as far as
/// the audience may know. Takes its height off the top of a list.
void draw_score_change(Ui& ui, Rect& rest, const AmendmentDraft& draft);

} // namespace consigliere::screens
