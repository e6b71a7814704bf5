#pragma once

#include "companion/screens/screen.h"
#include "db/archive/evening_card.h"

namespace consigliere::screens {

/// The evening that waits to be gone on with: how it stands, and the brass button. Takes its height
/// off the top of `rect`. True when the button was tapped.
bool draw_waiting_card(Ui& ui, Rect& rect, const db::EveningCard& card);

} // namespace consigliere::screens
