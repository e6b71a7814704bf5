#include "companion/app/raster.h"

#include <array>
#include <utility>

namespace consigliere::app {

namespace {

constexpr std::uint32_t black = 0xff000000;

/// The first pixel whose middle lies at a place or behind it.
int first_from(float place)
{
    return ceiling_of(place - 0.5F);
}

/// A colour of ImGui without its opacity, as a pixel.
std::uint32_t pixel_of(ImU32 colour)
{
    const auto part = [&](unsigned int shift) { return (colour >> shift) & 0xffU; };
    return black | part(IM_COL32_R_SHIFT) << 16U | part(IM_COL32_G_SHIFT) << 8U
        | part(IM_COL32_B_SHIFT);
}

unsigned int opacity_of(ImU32 colour)
{
    return colour >> IM_COL32_A_SHIFT;
}

/// Two of the four bytes of a pixel, each with room above it: so much of one and of the other.
std::uint32_t blended_pair(std::uint32_t one, std::uint32_t other, unsigned int part_of_other)
{
    const std::uint32_t sum = one * (255 - part_of_other) + other * part_of_other + 0x800080;
    return ((sum + ((sum >> 8U) & 0xff00ffU)) >> 8U) & 0xff00ffU;
}

void blend(std::uint32_t& pixel, std::uint32_t ink, unsigned int opacity)
{
    const std::uint32_t outer = blended_pair(pixel & 0xff00ffU, ink & 0xff00ffU, opacity);
    const std::uint32_t inner =
        blended_pair((pixel >> 8U) & 0xff00ffU, (ink >> 8U) & 0xff00ffU, opacity);
    pixel = black | outer | (inner << 8U);
}

/// A number that changes evenly over a triangle.
class Slope {
public:
    Slope(const std::array<ImVec2, 3>& corners, const std::array<float, 3>& values, float area)
        : m_per_x(((values[1] - values[0]) * (corners[2].y - corners[0].y)
                      - (values[2] - values[0]) * (corners[1].y - corners[0].y))
            / area)
        , m_per_y(((values[2] - values[0]) * (corners[1].x - corners[0].x)
                      - (values[1] - values[0]) * (corners[2].x - corners[0].x))
              / area)
        , m_corner(corners[0])
        , m_value(values[0])
    {
    }
    /// In the middle of a pixel.
    [[nodiscard]] float at(int x, int y) const
    {
        return m_value + (static_cast<float>(x) + 0.5F - m_corner.x) * m_per_x
            + (static_cast<float>(y) + 0.5F - m_corner.y) * m_per_y;
    }
    /// The same, where it is one of the 256 steps of a colour.
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

/// An edge, from its upper end. Two triangles that share it find it at the very same places.
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

/// Gives the pixels of each row whose middles lie in a triangle: `paint(y, first, end)`.
template <typename Paint>
void for_each_row(std::array<ImVec2, 3> corners, const PixelRect& clip, Paint paint)
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

void fill(std::uint32_t* first, std::uint32_t* end, ImU32 colour)
{
    const std::uint32_t ink = pixel_of(colour);
    const unsigned int opacity = opacity_of(colour);
    if (opacity == 255) {
        std::fill(first, end, ink);
        return;
    }
    for (std::uint32_t* pixel = first; pixel != end; ++pixel)
        blend(*pixel, ink, opacity);
}

} // namespace

void Raster::resize(int width, int height)
{
    m_width = width;
    m_pixels.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), black);
}

void Raster::take_letters(ImFontAtlas& fonts)
{
    unsigned char* opacities = nullptr;
    fonts.GetTexDataAsAlpha8(&opacities, &m_letters.width, &m_letters.height);
    m_letters.opacities = opacities;
}

void Raster::paint(const FlatDrawing& drawing, const PixelRect& part)
{
    const FlatDrawing::Sight sight = drawing.sight_of(part);
    if (!sight.is_filled) {
        for (int y = part.top; y < part.bottom; ++y)
            std::fill(row(y) + part.left, row(y) + part.right, black);
    }
    const std::vector<FlatTriangle>& triangles = drawing.triangles();
    for (std::size_t i = sight.first; i < triangles.size(); ++i) {
        const FlatTriangle& triangle = triangles[i];
        const PixelRect clip = triangle.reach.common_with(part);
        const widgets::Pixels* picture =
            triangle.is_plain ? nullptr : widgets::pixels_of(triangle.texture);
        if (picture != nullptr) {
            if (!clip.is_empty())
                paint_picture(drawing, triangle, *picture, clip);
            continue;
        }
        if (!clip.is_empty()) {
            if (triangle.begins_rectangle)
                paint_rectangle(drawing.vertices()[triangle.corners[0]],
                    drawing.vertices()[triangle.corners[2]], clip);
            else
                paint_triangle(drawing, triangle, clip);
        }
        if (triangle.begins_rectangle)
            ++i;
    }
}

void Raster::paint_rectangle(const ImDrawVert& one, const ImDrawVert& across, const PixelRect& clip)
{
    const auto [left, right] = std::minmax(one.pos.x, across.pos.x);
    const auto [top, bottom] = std::minmax(one.pos.y, across.pos.y);
    const PixelRect box =
        PixelRect{first_from(left), first_from(top), first_from(right), first_from(bottom)}
            .common_with(clip);
    if (box.is_empty())
        return;
    if (one.uv.x != across.uv.x || one.uv.y != across.uv.y) {
        paint_letter(one, across, box);
        return;
    }
    for (int y = box.top; y < box.bottom; ++y)
        fill(row(y) + box.left, row(y) + box.right, one.col);
}

Raster::Between Raster::between(float place, int points)
{
    constexpr float steps = 256;
    const int step = floor_of((place * static_cast<float>(points) - 0.5F) * steps + 0.5F);
    // Shifted, also what lies before the first point is rounded down.
    const int one = step >> 8;
    return {std::clamp(one, 0, points - 1), std::clamp(one + 1, 0, points - 1),
        static_cast<unsigned int>(step) & 0xffU};
}

unsigned int Raster::opacity_at(const Between& column, const Between& row) const
{
    const unsigned char* const upper =
        m_letters.opacities + static_cast<std::ptrdiff_t>(row.one) * m_letters.width;
    if (column.part_of_other == 0 && row.part_of_other == 0)
        return upper[column.one];
    const unsigned char* const lower =
        m_letters.opacities + static_cast<std::ptrdiff_t>(row.other) * m_letters.width;
    const auto along = [&](const unsigned char* points) {
        return points[column.one] * (256 - column.part_of_other)
            + points[column.other] * column.part_of_other;
    };
    return (along(upper) * (256 - row.part_of_other) + along(lower) * row.part_of_other + 0x8000U)
        >> 16U;
}

void Raster::paint_letter(const ImDrawVert& one, const ImDrawVert& across, const PixelRect& box)
{
    const float per_x = (across.uv.x - one.uv.x) / (across.pos.x - one.pos.x);
    const float per_y = (across.uv.y - one.uv.y) / (across.pos.y - one.pos.y);
    m_columns.clear();
    for (int x = box.left; x < box.right; ++x)
        m_columns.push_back(between(
            one.uv.x + (static_cast<float>(x) + 0.5F - one.pos.x) * per_x, m_letters.width));
    const std::uint32_t ink = pixel_of(one.col);
    const unsigned int opacity = opacity_of(one.col);
    for (int y = box.top; y < box.bottom; ++y) {
        const Between between_rows = between(
            one.uv.y + (static_cast<float>(y) + 0.5F - one.pos.y) * per_y, m_letters.height);
        std::uint32_t* pixel = row(y) + box.left;
        for (const Between& column : m_columns) {
            if (const unsigned int own = opacity_at(column, between_rows))
                blend(*pixel, ink, (own * opacity + 127) / 255);
            ++pixel;
        }
    }
}

/// The colour between four points of a picture, with its opacity in the highest byte.
std::uint32_t Raster::colour_at(
    const widgets::Pixels& picture, const Between& column, const Between& row)
{
    const auto point = [&](int x, int y) {
        return &picture.rgba[(static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width)
                                 + static_cast<std::size_t>(x))
            * 4];
    };
    const std::array<const std::uint8_t*, 4> points{point(column.one, row.one),
        point(column.other, row.one), point(column.one, row.other), point(column.other, row.other)};
    const auto part = [&](std::size_t channel) {
        const unsigned int upper = points[0][channel] * (256 - column.part_of_other)
            + points[1][channel] * column.part_of_other;
        const unsigned int lower = points[2][channel] * (256 - column.part_of_other)
            + points[3][channel] * column.part_of_other;
        return (upper * (256 - row.part_of_other) + lower * row.part_of_other + 0x8000U) >> 16U;
    };
    return part(3) << 24U | part(0) << 16U | part(1) << 8U | part(2);
}

/// A triangle of a picture, which is as opaque as its first corner says.
void Raster::paint_picture(const FlatDrawing& drawing, const FlatTriangle& triangle,
    const widgets::Pixels& picture, const PixelRect& clip)
{
    const ImDrawVert& a = drawing.vertices()[triangle.corners[0]];
    const ImDrawVert& b = drawing.vertices()[triangle.corners[1]];
    const ImDrawVert& c = drawing.vertices()[triangle.corners[2]];
    const float area =
        (b.pos.x - a.pos.x) * (c.pos.y - a.pos.y) - (c.pos.x - a.pos.x) * (b.pos.y - a.pos.y);
    if (area == 0)
        return;
    const std::array<ImVec2, 3> places = {a.pos, b.pos, c.pos};
    const Slope across(places, {a.uv.x, b.uv.x, c.uv.x}, area);
    const Slope down(places, {a.uv.y, b.uv.y, c.uv.y}, area);
    const unsigned int opacity = opacity_of(a.col);
    for_each_row(places, clip, [&](int y, int first, int end) {
        for (int x = first; x < end; ++x) {
            const std::uint32_t colour = colour_at(picture, between(across.at(x, y), picture.width),
                between(down.at(x, y), picture.height));
            blend(row(y)[x], colour, ((colour >> 24U) * opacity + 127) / 255);
        }
    });
}

void Raster::paint_triangle(
    const FlatDrawing& drawing, const FlatTriangle& triangle, const PixelRect& clip)
{
    const auto corner = [&](std::size_t which) -> const ImDrawVert& {
        return drawing.vertices()[triangle.corners[which]];
    };
    const ImDrawVert& a = corner(0);
    const ImDrawVert& b = corner(1);
    const ImDrawVert& c = corner(2);
    const std::array<ImVec2, 3> places = {a.pos, b.pos, c.pos};
    if (triangle.is_plain && a.col == b.col && b.col == c.col) {
        for_each_row(places, clip,
            [&](int y, int first, int end) { fill(row(y) + first, row(y) + end, a.col); });
        return;
    }
    const float area =
        (b.pos.x - a.pos.x) * (c.pos.y - a.pos.y) - (c.pos.x - a.pos.x) * (b.pos.y - a.pos.y);
    if (area == 0)
        return;
    const auto slope_of = [&](auto value) {
        return Slope(places, {value(a), value(b), value(c)}, area);
    };
    const auto colour_slope = [&](unsigned int shift) {
        return slope_of([shift](const ImDrawVert& vertex) {
            return static_cast<float>((vertex.col >> shift) & 0xffU);
        });
    };
    const Slope opacity = colour_slope(IM_COL32_A_SHIFT);
    const std::uint32_t ink = pixel_of(a.col);
    const bool has_one_ink = ink == pixel_of(b.col) && ink == pixel_of(c.col);
    // The edges that ImGui smooths: one colour that fades.
    if (triangle.is_plain && has_one_ink) {
        for_each_row(places, clip, [&](int y, int first, int end) {
            for (int x = first; x < end; ++x)
                blend(row(y)[x], ink, opacity.step_at(x, y));
        });
        return;
    }
    const Slope red = colour_slope(IM_COL32_R_SHIFT);
    const Slope green = colour_slope(IM_COL32_G_SHIFT);
    const Slope blue = colour_slope(IM_COL32_B_SHIFT);
    const Slope across = slope_of([](const ImDrawVert& vertex) { return vertex.uv.x; });
    const Slope down = slope_of([](const ImDrawVert& vertex) { return vertex.uv.y; });
    for_each_row(places, clip, [&](int y, int first, int end) {
        for (int x = first; x < end; ++x) {
            unsigned int own = opacity.step_at(x, y);
            if (!triangle.is_plain) {
                const unsigned int letter = opacity_at(between(across.at(x, y), m_letters.width),
                    between(down.at(x, y), m_letters.height));
                own = (own * letter + 127) / 255;
            }
            blend(row(y)[x],
                red.step_at(x, y) << 16U | green.step_at(x, y) << 8U | blue.step_at(x, y), own);
        }
    });
}

} // namespace consigliere::app
