#pragma once

#include "companion/widgets/ui.h"

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace consigliere::widgets {

/// A scrolled list that draws only its visible rows. Row heights must be known in advance.
class VirtualList {
public:
    /// `heights` are in logical pixels and include the gap below each row.
    void set_rows(const std::vector<float>& heights);
    [[nodiscard]] std::size_t size() const { return m_ends.size(); }

    using DrawRow = std::function<void(std::size_t row, const Rect& rect)>;
    /// `draw_row` receives the full height of the row, including the gap.
    void draw(Ui& ui, std::string_view id, const Rect& rect, const DrawRow& draw_row) const;

private:
    [[nodiscard]] double begin_of(std::size_t row) const { return row == 0 ? 0 : m_ends[row - 1]; }

    /// End of each row, measured from the first. Single precision is too coarse for long lists.
    std::vector<double> m_ends;
};

} // namespace consigliere::widgets
