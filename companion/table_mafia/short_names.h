#pragma once

#include "companion/table_mafia/view.h"

#include <string>

namespace consigliere::table_mafia {

/// Short but unambiguous name of a figure's player, at most `width` pixels wide. The full name;
/// else first name and initial (“Aleksandra K.”); else both ends (“Aleks…dra”).
[[nodiscard]] std::string short_player(const Ui& ui, const View& view, Figure figure, float width);

} // namespace consigliere::table_mafia
