#pragma once

#include "companion/frame/room.h"

namespace consigliere::screens {

/// Where the parts of the screen of a past evening are. The board has most of the room.
struct EveningLayout {
    Rect top_bar;
    Rect board;
    Rect standing; ///< How everybody stood then.
    Rect log;
    Rect time_line; ///< Empty while the keys on the screen need the room.
    Rect steps;
    /// There is little width: bars have two rows.
    bool is_narrow = false;
};

[[nodiscard]] EveningLayout lay_out_evening(const Rect& display, const Rect& keys);

} // namespace consigliere::screens
