#pragma once

#include "companion/frame/screen.h"
#include "db/backups.h"

#include <string>
#include <vector>

/// How it stands with the backups, with the evenings called by their days and players.
namespace consigliere::screens {

/// How an evening is called whose id is known: by its day and its players, where it is listed.
[[nodiscard]] std::string evening_called(const Context& context, const db::SessionId& id);
/// When the last backup was made and what is damaged in it, or why there is none; with something to
/// be seen to, in the colour of refusals.
void draw_told_backups(Ui& ui, const Context& context, Rect& rect, Font font, Colour colour);

} // namespace consigliere::screens
