#pragma once

#include "companion/widgets/ui.h"

#include <cmath>
#include <initializer_list>
#include <numbers>
#include <vector>

namespace consigliere::widgets {

/// Draws in coordinates from -1 to 1. They are scaled to a place on the screen and rotated by
/// `turn` radians clockwise.
class Pen {
public:
    Pen(Ui& ui, ImVec2 centre, float size, Colour ink, float turn = 0)
        : m_draw(ui.draw())
        , m_centre(centre)
        , m_half(size / 2)
        , m_cos(std::cos(turn))
        , m_sin(std::sin(turn))
        , m_ink(ink.packed())
    {
    }

    /// Returns a copy of this pen in another colour.
    [[nodiscard]] Pen in(Colour ink) const
    {
        Pen pen = *this;
        pen.m_ink = ink.packed();
        return pen;
    }

    [[nodiscard]] ImVec2 at(float x, float y) const
    {
        return {m_centre.x + (x * m_cos - y * m_sin) * m_half,
            m_centre.y + (x * m_sin + y * m_cos) * m_half};
    }
    void convex(std::initializer_list<ImVec2> points) const
    {
        std::vector<ImVec2> placed;
        for (const ImVec2 point : points)
            placed.push_back(at(point.x, point.y));
        m_draw.AddConvexPolyFilled(placed.data(), static_cast<int>(placed.size()), m_ink);
    }
    void disc(float x, float y, float radius) const
    {
        m_draw.AddCircleFilled(at(x, y), radius * m_half, m_ink);
    }
    void ellipse(float x, float y, float width, float height) const
    {
        constexpr int segments = 24;
        for (int i = 0; i < segments; ++i) {
            const float angle = static_cast<float>(i) * 2 * std::numbers::pi_v<float> / segments;
            m_draw.PathLineTo(at(x + std::cos(angle) * width, y + std::sin(angle) * height));
        }
        m_draw.PathFillConvex(m_ink);
    }
    void ring(float x, float y, float radius, float thickness) const
    {
        m_draw.AddCircle(at(x, y), radius * m_half, m_ink, 0, thickness * m_half);
    }
    void box(float left, float top, float right, float bottom, float rounding = 0) const
    {
        m_draw.AddRectFilled(
            at(left, top), at(right, bottom), m_ink, corners(right - left, bottom - top, rounding));
    }
    void frame(
        float left, float top, float right, float bottom, float thickness, float rounding = 0) const
    {
        m_draw.AddRect(at(left, top), at(right, bottom), m_ink,
            corners(right - left, bottom - top, rounding), 0, thickness * m_half);
    }
    void stroke(std::initializer_list<ImVec2> points, float thickness) const
    {
        std::vector<ImVec2> placed;
        for (const ImVec2 point : points)
            placed.push_back(at(point.x, point.y));
        m_draw.AddPolyline(
            placed.data(), static_cast<int>(placed.size()), m_ink, 0, thickness * m_half);
    }
    void arc(float x, float y, float radius, float from, float to, float thickness) const
    {
        m_draw.PathArcTo(at(x, y), radius * m_half, from, to);
        m_draw.PathStroke(m_ink, 0, thickness * m_half);
    }

private:
    [[nodiscard]] float corners(float width, float height, float rounding) const
    {
        return rounding_for({width * m_half, height * m_half}, rounding * m_half);
    }

    ImDrawList& m_draw;
    ImVec2 m_centre;
    float m_half;
    float m_cos;
    float m_sin;
    ImU32 m_ink;
};

} // namespace consigliere::widgets
