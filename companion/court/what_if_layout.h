#pragma once

#include "companion/evening/table_layout.h"

namespace consigliere::screens {

/// Where the parts of a trial are: what a table has, in a frame that no table has, and beside it
/// what differs.
struct WhatIfLayout : TableLayout {
    Rect frame; ///< Round everything that is only tried.
    Rect turn; ///< In the side.
    /// Beside the turn; empty where both share one place, of which `tabs` shows either.
    Rect differs;
    Rect tabs;
};

[[nodiscard]] WhatIfLayout lay_out_what_if(const Rect& display);

} // namespace consigliere::screens
