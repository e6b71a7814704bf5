#pragma once

#include "companion/screens/screen.h"
#include "db/session_list.h"

namespace consigliere::screens {

/// An evening in one row: date, game, players, and who won. True when it was tapped.
bool draw_session_row(
    widgets::Ui& ui, const widgets::Rect& rect, const db::SessionSummary& session);

/// Opens an evening at the table, or shows why that is not possible.
void open_session(const Context& context, const db::SessionId& id, Notice& notice);

} // namespace consigliere::screens
