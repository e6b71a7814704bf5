#include "companion/widgets/virtual_list.h"

#include "companion/widgets/scroll.h"

#include <algorithm>

namespace consigliere::widgets {

void VirtualList::set_rows(const std::vector<float>& heights)
{
    m_ends.clear();
    m_ends.reserve(heights.size());
    double end = 0;
    for (const float height : heights) {
        end += static_cast<double>(height);
        m_ends.push_back(end);
    }
}

void VirtualList::draw(Ui& ui, std::string_view id, const Rect& rect, const DrawRow& draw_row) const
{
    scroll_area(ui, id, rect, [&](Rect& list) {
        const auto scale_now = static_cast<double>(scale());
        const double above = static_cast<double>(rect.top - list.top) / scale_now;
        const auto first = std::upper_bound(m_ends.begin(), m_ends.end(), above);
        for (auto row = static_cast<std::size_t>(first - m_ends.begin()); row < size(); ++row) {
            const float top = rect.top + static_cast<float>((begin_of(row) - above) * scale_now);
            if (top >= rect.bottom)
                break;
            const auto height = static_cast<float>((m_ends[row] - begin_of(row)) * scale_now);
            draw_row(row, Rect::at({list.left, top}, list.width(), height));
        }
        const double length = m_ends.empty() ? 0 : m_ends.back();
        list.cut_top(static_cast<float>(length * scale_now));
    });
}

} // namespace consigliere::widgets
