#include "companion/evening/table_layout.h"

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
    Rect place = layout.side.inset(12_dp, 8_dp);
    if (has_two_columns(place))
        place = place.cut_right(place.width() * second_column);
    layout.verdict = place.cut_bottom(220_dp);
    return layout;
}

bool has_two_columns(const Rect& inside)
{
    return inside.width() > 640_dp;
}

Rect CardPlace::in(const Rect& turn, float floor, float height) const
{
    const float gap = 8_dp;
    float bottom = m_rows.empty() ? floor : turn.bottom - m_rows.front() - gap;
    // Above as many button rows as the room allows.
    for (const float rows : m_rows) {
        const float above = turn.bottom - rows - gap;
        if (above - height >= turn.top)
            bottom = above;
    }
    return {turn.left, std::max(turn.top, bottom - height), turn.right, bottom};
}

void CardPlace::look_at(const Ui& ui, const Rect& turn)
{
    if (ui.is_covered())
        return;
    const float highest = 100_dp;
    std::vector<Rect> buttons;
    for (const widgets::Target& target : ui.targets()) {
        const Rect& rect = target.rect;
        const bool is_in_list = std::ranges::any_of(ui.lists(),
            [&rect](const widgets::ScrolledList& list) { return list.rect.overlaps(rect); });
        if (turn.contains(rect.centre()) && rect.height() <= highest && !is_in_list)
            buttons.push_back(rect);
    }
    m_rows.clear();
    float gap = 3_dp;
    for (float edge = turn.bottom;; gap = 14_dp) {
        float top = edge;
        for (const Rect& rect : buttons) {
            if (rect.top < edge && rect.bottom > edge - gap)
                top = std::min(top, rect.top);
        }
        if (top == edge)
            return;
        edge = top;
        m_rows.push_back(turn.bottom - edge);
    }
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
