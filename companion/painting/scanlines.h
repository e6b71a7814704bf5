#pragma once

#include "companion/painting/flat_drawing.h"

#include <imgui.h>

#include <algorithm>
#include <array>

// Scan conversion of triangles and linear interpolation of vertex values.
namespace consigliere::painting {

using Corners = std::array<ImVec2, 3>;

/// First pixel whose centre is at or behind `place`.
[[nodiscard]] inline int first_from(float place)
{
    return ceiling_of(place - 0.5F);
}

/// Twice the signed area; negative for the opposite winding.
[[nodiscard]] inline float doubled_area(const Corners& corners)
{
    const auto& [a, b, c] = corners;
    return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
}

/// Linear interpolation of a vertex value. Requires a triangle with non-zero area.
class Gradient {
public:
    Gradient(const Corners& corners, const std::array<float, 3>& values, float doubled_area)
        : m_per_x(((values[1] - values[0]) * (corners[2].y - corners[0].y)
                      - (values[2] - values[0]) * (corners[1].y - corners[0].y))
            / doubled_area)
        , m_per_y(((values[2] - values[0]) * (corners[1].x - corners[0].x)
                      - (values[1] - values[0]) * (corners[2].x - corners[0].x))
              / doubled_area)
        , m_corner(corners[0])
        , m_value(values[0])
    {
    }
    /// Value at the centre of a pixel.
    [[nodiscard]] float at(int x, int y) const
    {
        return m_value + (static_cast<float>(x) + 0.5F - m_corner.x) * m_per_x
            + (static_cast<float>(y) + 0.5F - m_corner.y) * m_per_y;
    }
    /// Value at the centre of a pixel, rounded and clamped to 0–255.
    [[nodiscard]] unsigned int step_at(int x, int y) const
    {
        return static_cast<unsigned int>(std::clamp(at(x, y), 0.0F, 255.0F) + 0.5F);
    }

private:
    float m_per_x;
    float m_per_y;
    ImVec2 m_corner;
    float m_value;
};

/// An edge from its upper end. Triangles sharing it compute identical crossings, so no gaps
/// appear.
class Edge {
public:
    Edge(ImVec2 upper, ImVec2 lower)
        : m_upper(upper)
        , m_per_row(lower.y > upper.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0)
    {
    }
    [[nodiscard]] float at(float y) const { return m_upper.x + (y - m_upper.y) * m_per_row; }

private:
    ImVec2 m_upper;
    float m_per_row;
};

/// Calls `paint(y, first, end)` for each row: the pixels whose centres are inside.
template <typename Paint>
void for_each_row(Corners corners, const PixelRect& clip, Paint paint)
{
    std::ranges::sort(corners, [](ImVec2 one, ImVec2 other) {
        return one.y < other.y || (one.y == other.y && one.x < other.x);
    });
    const auto [top, middle, bottom] = corners;
    const Edge whole(top, bottom);
    const Edge upper(top, middle);
    const Edge lower(middle, bottom);
    const int end = std::min(clip.bottom, first_from(bottom.y));
    for (int y = std::max(clip.top, first_from(top.y)); y < end; ++y) {
        const float centre = static_cast<float>(y) + 0.5F;
        const float one = whole.at(centre);
        const float other = (centre < middle.y ? upper : lower).at(centre);
        const int left = std::max(clip.left, first_from(std::min(one, other)));
        const int right = std::min(clip.right, first_from(std::max(one, other)));
        if (left < right)
            paint(y, left, right);
    }
}

} // namespace consigliere::painting
