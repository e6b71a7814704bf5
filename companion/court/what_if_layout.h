#pragma once

#include "companion/evening/table_layout.h"

namespace consigliere::screens {

/// Layout of a what-if draft: the table's layout plus a frame and a comparison panel.
struct WhatIfLayout : TableLayout {
    Rect frame; ///< Marks everything as not recorded.
    Rect turn; ///< In the side.
    /// Beside the turn; empty if both share one rectangle, switched by `tabs`.
    Rect differs;
    Rect tabs;
};

[[nodiscard]] WhatIfLayout lay_out_what_if(const Rect& display);

} // namespace consigliere::screens
