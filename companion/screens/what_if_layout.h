#pragma once

#include "companion/screens/room.h"

namespace consigliere::screens {

/// Where the parts of a trial are: what a table has, in a frame that no table has, and beside it
/// what differs.
struct WhatIfLayout {
    Rect top_bar;
    Rect frame; ///< Round everything that is only tried.
    Rect board;
    Rect side; ///< The ground of what follows.
    Rect turn;
    /// Beside the turn; empty where both share one place, of which `tabs` shows either.
    Rect differs;
    Rect tabs;
    Rect seats;
    Rect verdict;
    /// The top bar has a row for its buttons and one for what it says.
    bool has_two_bars = false;
    bool is_tight = false;
};

[[nodiscard]] WhatIfLayout lay_out_what_if(const Rect& display);

} // namespace consigliere::screens
