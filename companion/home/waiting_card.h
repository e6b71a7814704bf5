#pragma once

#include "companion/frame/screen.h"
#include "companion/home/waiting_board.h"
#include "db/archive/evening_card.h"

namespace consigliere::screens {

/// The evening that waits to be gone on with: its board, how it stands, and the brass button. Takes
/// its height off the top of `rect`. True when the button was tapped.
bool draw_waiting_card(Ui& ui, Rect& rect, const db::EveningCard& card, WaitingBoard& board);

} // namespace consigliere::screens
