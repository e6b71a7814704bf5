#include "companion/screens/table_layout.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

TableLayout lay_out_upright(Rect rect)
{
    TableLayout layout;
    layout.has_two_bars = true;
    layout.is_tight = rect.width() < 700_dp;
    layout.top_bar = rect.cut_top(layout.is_tight ? 112_dp : 116_dp);
    layout.seats = rect.cut_bottom(layout.is_tight ? 106_dp : 140_dp).inset(8_dp, 5_dp);
    layout.board =
        rect.cut_top(std::min(rect.width() / board_width_by_height, rect.height() * 0.6F));
    layout.side = rect;
    return layout;
}

TableLayout lay_out_lying(Rect rect)
{
    TableLayout layout;
    layout.is_tight = rect.height() < 700_dp;
    layout.top_bar = rect.cut_top(layout.is_tight ? 58_dp : 60_dp);
    const float margin = layout.is_tight ? 8_dp : 12_dp;
    layout.seats = rect.cut_bottom(layout.is_tight ? 106_dp : 150_dp)
                       .inset(margin, layout.is_tight ? 6_dp : 10_dp);
    const float least_side = layout.is_tight ? 330_dp : 448_dp;
    layout.side =
        rect.cut_right(std::max(least_side, rect.width() - rect.height() * board_width_by_height));
    layout.board = rect;
    return layout;
}

} // namespace

TableLayout lay_out_table(const Rect& rect)
{
    const bool is_upright = rect.height() > rect.width();
    TableLayout layout = is_upright ? lay_out_upright(rect) : lay_out_lying(rect);
    // Upright there is little width, so the card has its buttons in a row of their own.
    Rect bottom = rect;
    const float height = is_upright ? 150_dp : (layout.is_tight ? 106_dp : 150_dp);
    layout.verdict = bottom.cut_bottom(height).inset(8_dp, 5_dp);
    return layout;
}

TopBars bars_of(const TableLayout& layout)
{
    Rect upper =
        layout.top_bar.inset(layout.is_tight ? 8_dp : 12_dp, layout.is_tight ? 5_dp : 6_dp);
    if (!layout.has_two_bars)
        return {upper, upper};
    const Rect lower = upper.cut_bottom(48_dp);
    upper.bottom = upper.top + 48_dp;
    return {upper, lower};
}

} // namespace consigliere::screens
