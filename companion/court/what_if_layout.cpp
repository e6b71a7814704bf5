#include "companion/court/what_if_layout.h"

#include <algorithm>

namespace consigliere::screens {

WhatIfLayout lay_out_what_if(const Rect& display)
{
    // Parts keep their position from the table; the frame takes its width from them. In portrait
    // the board needs the full width, so the frame overlaps its margin.
    const float frame = 8_dp;
    const float beside = display.height() > display.width() ? 0 : frame;
    WhatIfLayout layout{lay_out_table({display.left + beside, display.top, display.right - beside,
                            display.bottom - frame}),
        {}, {}, {}, {}};
    layout.top_bar.left = display.left;
    layout.top_bar.right = display.right;
    layout.frame =
        Rect{display.left, layout.top_bar.bottom, display.right, display.bottom}.inset(3_dp);
    layout.board.top += frame;
    if (layout.has_two_bars)
        layout.board.bottom += frame;
    layout.side.top += frame;
    // On low displays, frame and tabs use the margin of the panel.
    Rect side = layout.side.inset(12_dp, layout.is_tight ? 4_dp : 8_dp);
    if (has_two_columns(side)) {
        layout.differs = side.cut_right(side.width() * second_column, 16_dp);
    } else {
        layout.tabs = side.cut_top(48_dp, 8_dp);
    }
    layout.turn = side;
    return layout;
}

} // namespace consigliere::screens
