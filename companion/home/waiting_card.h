#pragma once

#include "companion/frame/screen.h"
#include "companion/home/waiting_board.h"
#include "db/archive/evening_card.h"

namespace consigliere::screens {

/// Card of the unfinished evening: board, scores and a resume button. Shrinks `rect` by the height
/// used. Returns true if tapped.
bool draw_waiting_card(Ui& ui, Rect& rect, const db::EveningCard& card, WaitingBoard& board);

} // namespace consigliere::screens
