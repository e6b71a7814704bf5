#pragma once

#include "companion/widgets/ui.h"

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace consigliere::widgets {

/// A scrolled list of any length of which only what can be seen is drawn: ten thousand rows cost a
/// frame as much as ten. How high each row is has to be known before.
class VirtualList {
public:
    /// `heights` are in logical pixels, with the gap below each row.
    void set_rows(const std::vector<float>& heights);
    [[nodiscard]] std::size_t size() const { return m_ends.size(); }

    using DrawRow = std::function<void(std::size_t row, const Rect& rect)>;
    /// The rectangle of a row is as high as it was told, gap and all.
    void draw(Ui& ui, std::string_view id, const Rect& rect, const DrawRow& draw_row) const;

private:
    [[nodiscard]] double begin_of(std::size_t row) const { return row == 0 ? 0 : m_ends[row - 1]; }

    /// Where each row ends, counted from the first. Single precision would be too coarse for it.
    std::vector<double> m_ends;
};

} // namespace consigliere::widgets
