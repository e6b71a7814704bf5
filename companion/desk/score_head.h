#pragma once

#include "companion/desk/score_sheet.h"

namespace consigliere::desk {

/// Draws title and explanation above the score rows: the part being counted, or winner and reason.
/// Shrinks `rect` by the height used.
void draw_score_head(
    widgets::Ui& ui, widgets::Rect& rect, const ScoreSheet& sheet, ScoreReveal* finale);

} // namespace consigliere::desk
