#pragma once

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace consigliere::painting {

/// A rectangle of whole pixels; `right` and `bottom` are exclusive.
struct PixelRect {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    [[nodiscard]] int width() const { return right - left; }
    [[nodiscard]] int height() const { return bottom - top; }
    [[nodiscard]] bool is_empty() const { return width() <= 0 || height() <= 0; }
    [[nodiscard]] std::int64_t area() const { return std::int64_t{width()} * height(); }
    [[nodiscard]] bool covers(const PixelRect& other) const
    {
        return left <= other.left && top <= other.top && right >= other.right
            && bottom >= other.bottom;
    }
    [[nodiscard]] bool touches(const PixelRect& other) const
    {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
    /// Intersection; empty if they do not overlap.
    [[nodiscard]] PixelRect common_with(const PixelRect& other) const
    {
        return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
            std::min(bottom, other.bottom)};
    }
    /// Bounding box of both.
    [[nodiscard]] PixelRect around(const PixelRect& other) const
    {
        return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
            std::max(bottom, other.bottom)};
    }
    bool operator==(const PixelRect&) const = default;
};

struct FlatTriangle {
    std::array<std::uint32_t, 3> corners{};
    PixelRect reach;
    /// Index into `clips` of the drawing; -1 if not clipped.
    std::int32_t clip = -1;
    /// True if it has vertex colours only, without a texture.
    bool is_plain = false;
    /// True if it forms an axis-aligned rectangle in one colour (a background or a glyph) with the
    /// next triangle.
    bool begins_rectangle = false;
    ImTextureID texture = nullptr; ///< Unless plain: the font atlas or a picture.
    /// Hash; triangles with equal hashes look the same.
    std::uint64_t fingerprint = 0;
};

/// Triangles of one draw call.
struct DrawBatch {
    PixelRect scissor;
    bool is_plain = false;
    ImTextureID texture = nullptr; ///< Unless plain.
    std::uint32_t first = 0; ///< Index into the corners of `Strokes`.
    std::uint32_t count = 0;
};

/// Draw calls that repaint a region.
struct Strokes {
    std::vector<std::uint32_t> corners; ///< Three vertex indices per triangle.
    std::vector<DrawBatch> strokes;
    void clear()
    {
        corners.clear();
        strokes.clear();
    }
};

/// An ImGui drawing as one list of triangles in pixels, bottom to top. Fully clipped triangles are
/// left out.
class FlatDrawing {
public:
    /// Replaces the drawing. Different pictures need different texture ids (`widgets::Picture`).
    void take(const ImDrawData& drawing);

    [[nodiscard]] const PixelRect& whole() const { return m_size; }
    [[nodiscard]] const std::vector<ImDrawVert>& vertices() const { return m_vertices; }
    [[nodiscard]] const std::vector<FlatTriangle>& triangles() const { return m_triangles; }
    /// An opaque rectangle in one colour: the index of its first triangle, and its pixels.
    struct Occluder {
        std::size_t triangle = 0;
        PixelRect filled;
    };
    [[nodiscard]] const std::vector<Occluder>& covers() const { return m_covers; }

    /// Visible triangles of a region.
    struct VisibleRange {
        /// All triangles before this index are occluded.
        std::size_t first = 0;
        /// True if that triangle fills the region. Otherwise clear it before painting.
        bool is_filled = false;
    };
    [[nodiscard]] VisibleRange sight_of(const PixelRect& part) const;
    /// Appends the draw calls of all triangles that can touch `part`, from the first visible one
    /// on.
    void add_strokes(const PixelRect& part, const VisibleRange& observed, Strokes& strokes) const;

private:
    void take_list(const ImDrawList& list, const ImDrawData& drawing);
    void take_command(const ImDrawList& list, const ImDrawCmd& command, const ImDrawData& drawing,
        std::uint32_t first_vertex);
    /// True if these corners, in ImGui's order, form an axis-aligned rectangle in one colour, with
    /// an axis-aligned part of the texture if any.
    [[nodiscard]] bool is_rectangle(
        std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) const;

    PixelRect m_size;
    std::vector<ImDrawVert> m_vertices;
    std::vector<std::uint64_t> m_fingerprints; ///< One hash per vertex.
    std::vector<PixelRect> m_clips;
    std::vector<FlatTriangle> m_triangles;
    std::vector<Occluder> m_covers;
};

/// Floor or ceiling as int, clamped to ±2^20.
[[nodiscard]] inline int floor_of(float number)
{
    constexpr float most = 1 << 20;
    const float near = std::clamp(number, -most, most);
    const int whole = static_cast<int>(near);
    return whole - (static_cast<float>(whole) > near ? 1 : 0);
}
[[nodiscard]] inline int ceiling_of(float number)
{
    return -floor_of(-number);
}

/// Combines two hashes; depends on their order.
[[nodiscard]] inline std::uint64_t mixed(std::uint64_t one, std::uint64_t other)
{
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
    const std::uint64_t product = (one ^ (one >> 29U) ^ other) * odd;
    return product ^ (product >> 32U);
}

} // namespace consigliere::painting
