#pragma once

#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Draws the checklist of manual steps in setup, Tribute and Entr'acte (p. 8-9, 21-22). Steps are
/// ticked automatically; the Entr'acte's stay until the first action of the new Act. Shrinks `rect`
/// by the height used, by 0 in other phases.
void draw_what_hands_do(Ui& ui, Rect& rect, const View& view);

} // namespace consigliere::table_corleone
