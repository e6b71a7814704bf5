#pragma once

#include <imgui.h>

#include <algorithm>
#include <vector>

namespace consigliere::widgets {

/// A rectangle on the screen, in pixels. Screens are laid out by cutting rectangles into pieces:
/// `cut_` functions take a piece off one side and leave the rest.
struct Rect {
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;

    [[nodiscard]] static Rect at(ImVec2 corner, float width, float height)
    {
        return {corner.x, corner.y, corner.x + width, corner.y + height};
    }
    [[nodiscard]] static Rect around(ImVec2 centre, float width, float height)
    {
        return at({centre.x - width / 2, centre.y - height / 2}, width, height);
    }

    [[nodiscard]] float width() const { return right - left; }
    [[nodiscard]] float height() const { return bottom - top; }
    [[nodiscard]] ImVec2 min() const { return {left, top}; }
    [[nodiscard]] ImVec2 max() const { return {right, bottom}; }
    [[nodiscard]] ImVec2 size() const { return {width(), height()}; }
    [[nodiscard]] ImVec2 centre() const { return {(left + right) / 2, (top + bottom) / 2}; }
    [[nodiscard]] bool is_empty() const { return width() <= 0 || height() <= 0; }
    [[nodiscard]] bool contains(ImVec2 point) const
    {
        return point.x >= left && point.x < right && point.y >= top && point.y < bottom;
    }
    [[nodiscard]] bool overlaps(const Rect& other) const
    {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    [[nodiscard]] Rect inset(float by) const { return inset(by, by); }
    [[nodiscard]] Rect inset(float x, float y) const
    {
        return {left + x, top + y, right - x, bottom - y};
    }
    [[nodiscard]] Rect moved(float x, float y) const
    {
        return {left + x, top + y, right + x, bottom + y};
    }

    /// Cuts a piece off one side; `gap` is dropped between it and the rest.
    Rect cut_left(float size, float gap = 0)
    {
        const Rect piece{left, top, std::min(right, left + size), bottom};
        left = std::min(right, left + size + gap);
        return piece;
    }
    Rect cut_right(float size, float gap = 0)
    {
        const Rect piece{std::max(left, right - size), top, right, bottom};
        right = std::max(left, right - size - gap);
        return piece;
    }
    Rect cut_top(float size, float gap = 0)
    {
        const Rect piece{left, top, right, std::min(bottom, top + size)};
        top = std::min(bottom, top + size + gap);
        return piece;
    }
    Rect cut_bottom(float size, float gap = 0)
    {
        const Rect piece{left, std::max(top, bottom - size), right, bottom};
        bottom = std::max(top, bottom - size - gap);
        return piece;
    }

    /// Equal columns or rows with gaps between them.
    [[nodiscard]] std::vector<Rect> columns(int count, float gap) const
    {
        std::vector<Rect> pieces;
        const float size = (width() - gap * static_cast<float>(count - 1))
            / static_cast<float>(std::max(1, count));
        for (int i = 0; i < count; ++i)
            pieces.push_back(
                at({left + static_cast<float>(i) * (size + gap), top}, size, height()));
        return pieces;
    }
    [[nodiscard]] std::vector<Rect> rows(int count, float gap) const
    {
        std::vector<Rect> pieces;
        const float size = (height() - gap * static_cast<float>(count - 1))
            / static_cast<float>(std::max(1, count));
        for (int i = 0; i < count; ++i)
            pieces.push_back(at({left, top + static_cast<float>(i) * (size + gap)}, width(), size));
        return pieces;
    }
    /// Cells of a grid, row by row.
    [[nodiscard]] std::vector<Rect> grid(int columns_count, int rows_count, float gap) const
    {
        std::vector<Rect> cells;
        for (const Rect& row : rows(rows_count, gap)) {
            for (const Rect& cell : row.columns(columns_count, gap))
                cells.push_back(cell);
        }
        return cells;
    }
};

} // namespace consigliere::widgets
