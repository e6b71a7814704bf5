#pragma once

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace consigliere::app {

/// A rectangle of whole pixels.
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
    /// What both have; empty when they do not touch.
    [[nodiscard]] PixelRect common_with(const PixelRect& other) const
    {
        return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
            std::min(bottom, other.bottom)};
    }
    /// The least rectangle that covers both.
    [[nodiscard]] PixelRect around(const PixelRect& other) const
    {
        return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
            std::max(bottom, other.bottom)};
    }
    bool operator==(const PixelRect&) const = default;
};

/// A triangle of a drawing.
struct FlatTriangle {
    std::array<std::uint32_t, 3> corners{};
    /// The pixels that it can touch.
    PixelRect reach;
    /// What it is clipped by, in `clips` of its drawing; nothing where all of it is seen.
    std::int32_t clip = -1;
    /// It has the colours of its corners, and nothing from the texture.
    bool is_plain = false;
    /// With the next one it is an upright rectangle in one colour: a ground, or a letter.
    bool begins_rectangle = false;
    ImTextureID texture = nullptr; ///< Where it is not plain: of the letters, or of a picture.
    /// Two triangles with the same fingerprint look the same.
    std::uint64_t fingerprint = 0;
};

/// Triangles that are drawn at one go.
struct DrawBatch {
    PixelRect scissor;
    bool is_plain = false;
    ImTextureID texture = nullptr; ///< Where it is not plain.
    std::uint32_t first = 0; ///< Among the corners of the strokes.
    std::uint32_t count = 0;
};

/// What has to be drawn so that a part of the picture is as it should be.
struct Strokes {
    std::vector<std::uint32_t> corners; ///< Three for each triangle, which name vertices.
    std::vector<DrawBatch> strokes;
    void clear()
    {
        corners.clear();
        strokes.clear();
    }
};

/// A drawing of ImGui as one list of triangles in pixels, from the lowest to the uppermost. What
/// is clipped away wholly is left out.
class FlatDrawing {
public:
    /// Takes the place of the drawing that it was before. A texture that another picture has must
    /// have another number (`widgets::Picture`).
    void take(const ImDrawData& drawing);

    [[nodiscard]] const PixelRect& whole() const { return m_size; }
    [[nodiscard]] const std::vector<ImDrawVert>& vertices() const { return m_vertices; }
    [[nodiscard]] const std::vector<FlatTriangle>& triangles() const { return m_triangles; }
    /// What hides everything below it: the first of the two triangles of a rectangle in one solid
    /// colour, and the pixels that it fills.
    struct Occluder {
        std::size_t triangle = 0;
        PixelRect filled;
    };
    [[nodiscard]] const std::vector<Occluder>& covers() const { return m_covers; }

    /// What is seen of a part.
    struct VisibleRange {
        /// All triangles before this one are hidden there.
        std::size_t first = 0;
        /// That one fills all of it. Otherwise it has to be emptied before it is painted.
        bool is_filled = false;
    };
    [[nodiscard]] VisibleRange sight_of(const PixelRect& part) const;
    /// Adds what those triangles come to that can touch a part, from the first that is seen there.
    void add_strokes(const PixelRect& part, const VisibleRange& sight, Strokes& strokes) const;

private:
    void take_list(const ImDrawList& list, const ImDrawData& drawing);
    void take_command(const ImDrawList& list, const ImDrawCmd& command, const ImDrawData& drawing,
        std::uint32_t first_vertex);
    /// Whether these corners, in the order in which ImGui gives them, are an upright rectangle in
    /// one colour, with an upright piece of the texture if any.
    [[nodiscard]] bool is_rectangle(
        std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) const;

    PixelRect m_size;
    std::vector<ImDrawVert> m_vertices;
    std::vector<std::uint64_t> m_fingerprints; ///< Of the vertices.
    std::vector<PixelRect> m_clips;
    std::vector<FlatTriangle> m_triangles;
    std::vector<Occluder> m_covers;
};

/// The next whole number below, or above, also of a number that no picture is as large as.
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

/// One number of two. Which of them comes first counts.
[[nodiscard]] inline std::uint64_t mixed(std::uint64_t one, std::uint64_t other)
{
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
    const std::uint64_t product = (one ^ (one >> 29U) ^ other) * odd;
    return product ^ (product >> 32U);
}

} // namespace consigliere::app
