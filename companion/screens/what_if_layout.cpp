#include "companion/screens/what_if_layout.h"

#include "companion/screens/table_layout.h"

#include <algorithm>

namespace consigliere::screens {

WhatIfLayout lay_out_what_if(const Rect& display)
{
    // The parts keep the places that they have at the table; the frame takes its width off them.
    // Upright the board needs all of the width, and has water or wood at its sides: there the frame
    // goes over it.
    const float frame = 8_dp;
    const float beside = display.height() > display.width() ? 0 : frame;
    const TableLayout table = lay_out_table(
        {display.left + beside, display.top, display.right - beside, display.bottom - frame});
    WhatIfLayout layout;
    layout.has_two_bars = table.has_two_bars;
    layout.is_tight = table.is_tight;
    layout.top_bar = {display.left, display.top, display.right, table.top_bar.bottom};
    layout.frame =
        Rect{display.left, table.top_bar.bottom, display.right, display.bottom}.inset(3_dp);
    layout.board = table.board;
    layout.board.top += frame;
    layout.seats = table.seats;
    layout.verdict = table.verdict;
    if (layout.has_two_bars)
        layout.board.bottom += frame;
    Rect side = table.side;
    side.top += frame;
    layout.side = side;
    side = side.inset(12_dp, 8_dp);
    if (side.width() > 640_dp) {
        side.bottom = std::min(side.bottom, layout.verdict.top - 4_dp);
        layout.differs = side.cut_right(side.width() * 0.46F, 16_dp);
    } else {
        layout.tabs = side.cut_top(48_dp, 8_dp);
    }
    layout.turn = side;
    return layout;
}

} // namespace consigliere::screens
