#pragma once

#include "companion/frame/screen.h"
#include "db/backups.h"

#include <string>
#include <vector>

// Status of backups in words, naming evenings by date and players.
namespace consigliere::screens {

/// Returns date and players of an evening, if it is listed.
[[nodiscard]] std::string evening_called(const Context& context, const db::SessionId& id);
/// Draws when the last backup was made and what is damaged in it. Or why there is none; in the
/// warning colour if action is needed. Shrinks `rect` by the height used.
void draw_told_backups(Ui& ui, const Context& context, Rect& rect, Font font, Colour colour);

} // namespace consigliere::screens
