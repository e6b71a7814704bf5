#pragma once

#include "companion/table_mafia/view.h"

#include <string>

namespace consigliere::table_mafia {

/// The player of a figure where there is little room, so that nobody at the table is taken for
/// somebody else: the whole name, the first one with an initial (“Aleksandra K.”), or both ends of
/// what does not fit even in small letters (“Aleks…dra”).
[[nodiscard]] std::string short_player(const Ui& ui, const View& view, Figure figure, float width);

} // namespace consigliere::table_mafia
