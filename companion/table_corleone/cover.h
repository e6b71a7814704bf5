#pragma once

#include "companion/table_corleone/view.h"

#include <string>

namespace consigliere::table_corleone {

/// The cover under which the tablet goes to one player: nothing of the table or of anybody's cards
/// shines through. Whoever it is for says so, and looks alone.
enum class CoverAnswer : std::uint8_t {
    none,
    back, ///< The tablet stays where it is.
    opened, ///< The player has the tablet.
};
CoverAnswer draw_cover(Ui& ui, const View& view, Family family, const std::string& remark);

/// The sheet in which that player alone chooses, over the whole screen.
Rect covered_sheet(Ui& ui);

} // namespace consigliere::table_corleone
