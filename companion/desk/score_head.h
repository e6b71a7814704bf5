#pragma once

#include "companion/desk/score_sheet.h"

namespace consigliere::desk {

/// What stands above the rows of a score: the title, and in sentences what is counted now, or who
/// has won and why. Takes its height off the top of `rect`.
void draw_score_head(
    widgets::Ui& ui, widgets::Rect& rect, const ScoreSheet& sheet, ScoreReveal* finale);

} // namespace consigliere::desk
