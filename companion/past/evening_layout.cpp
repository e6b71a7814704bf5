#include "companion/past/evening_layout.h"

#include "companion/evening/table_layout.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Time line at the bottom; hidden while the on-screen keyboard is shown.
void cut_time(Rect& rest, EveningLayout& layout, bool has_keys)
{
    const float gap = 8_dp;
    if (has_keys)
        return;
    layout.steps = rest.cut_bottom(layout.is_narrow ? 108_dp : 52_dp, gap);
    layout.time_line =
        rest.cut_bottom(rest.height() < 560_dp || layout.is_narrow ? 150_dp : 172_dp, gap);
}

} // namespace

EveningLayout lay_out_evening(const Rect& display, const Rect& keys)
{
    EveningLayout layout;
    const bool is_upright = display.height() > display.width();
    const bool has_keys = !keys.is_empty();
    layout.is_narrow = display.width() < 840_dp;
    Rect rest = display;
    rest.bottom -= keys.height();
    layout.top_bar = rest.cut_top(layout.is_narrow ? 116_dp : 60_dp);
    rest = rest.inset(10_dp, 8_dp);
    cut_time(rest, layout, has_keys);
    const float gap = 8_dp;
    if (is_upright) {
        const float least_list = has_keys ? 260_dp : 190_dp;
        layout.board = rest.cut_top(
            std::min(rest.width() / board_width_by_height, rest.height() - least_list), gap);
        layout.standing = rest.cut_left(rest.width() * 0.46F, gap);
        layout.log = rest;
        return layout;
    }
    const float widest_board = rest.width() * 0.5F;
    layout.log = rest.cut_right(rest.width() * 0.28F, gap);
    layout.board =
        rest.cut_left(std::min(rest.height() * board_width_by_height, widest_board), gap);
    layout.standing = rest;
    return layout;
}

} // namespace consigliere::screens
