#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"

namespace consigliere::screens {

/// What is lost when an amendment is written down: the entries that were not done any more, or were
/// something else, what stands by a ruling only, and what nobody can check any more. Takes its
/// height off the top of a list.
void draw_losses(Ui& ui, Rect& rest, const AmendmentDraft& draft);

} // namespace consigliere::screens
