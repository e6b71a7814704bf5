#pragma once

#include "companion/frame/room.h"

namespace consigliere::screens {

/// Layout of a past evening; the board gets most of the room.
struct EveningLayout {
    Rect top_bar;
    Rect board;
    Rect standing; ///< Scores after the entry.
    Rect log;
    Rect time_line; ///< Empty while the on-screen keyboard is shown.
    Rect steps;
    /// True if bars need two rows.
    bool is_narrow = false;
};

[[nodiscard]] EveningLayout lay_out_evening(const Rect& display, const Rect& keys);

} // namespace consigliere::screens
