#include "companion/painting/raster.h"

#include "companion/painting/pixel.h"
#include "companion/painting/scanlines.h"

#include <utility>

namespace consigliere::painting {

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
    const FlatDrawing::VisibleRange observed = drawing.sight_of(part);
    if (!observed.is_filled) {
        for (int y = part.top; y < part.bottom; ++y)
            std::fill(row(y) + part.left, row(y) + part.right, black);
    }
    const std::vector<FlatTriangle>& triangles = drawing.triangles();
    for (std::size_t i = observed.first; i < triangles.size(); ++i) {
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
        const TexelBlend between_rows = between(
            one.uv.y + (static_cast<float>(y) + 0.5F - one.pos.y) * per_y, m_letters.height);
        std::uint32_t* pixel = row(y) + box.left;
        for (const TexelBlend& column : m_columns) {
            if (const unsigned int own = m_letters.opacity_at(column, between_rows))
                blend(*pixel, ink, (own * opacity + 127) / 255);
            ++pixel;
        }
    }
}

/// Paints a textured triangle with the opacity of its first corner.
void Raster::paint_picture(const FlatDrawing& drawing, const FlatTriangle& triangle,
    const widgets::Pixels& picture, const PixelRect& clip)
{
    const ImDrawVert& a = drawing.vertices()[triangle.corners[0]];
    const ImDrawVert& b = drawing.vertices()[triangle.corners[1]];
    const ImDrawVert& c = drawing.vertices()[triangle.corners[2]];
    const Corners places = {a.pos, b.pos, c.pos};
    const float area = doubled_area(places);
    if (area == 0)
        return;
    const Gradient across(places, {a.uv.x, b.uv.x, c.uv.x}, area);
    const Gradient down(places, {a.uv.y, b.uv.y, c.uv.y}, area);
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
    const Corners places = {a.pos, b.pos, c.pos};
    if (triangle.is_plain && a.col == b.col && b.col == c.col) {
        for_each_row(places, clip,
            [&](int y, int first, int end) { fill(row(y) + first, row(y) + end, a.col); });
        return;
    }
    const float area = doubled_area(places);
    if (area == 0)
        return;
    const auto slope_of = [&](auto value) {
        return Gradient(places, {value(a), value(b), value(c)}, area);
    };
    const auto colour_slope = [&](unsigned int shift) {
        return slope_of([shift](const ImDrawVert& vertex) {
            return static_cast<float>((vertex.col >> shift) & 0xffU);
        });
    };
    const Gradient opacity = colour_slope(IM_COL32_A_SHIFT);
    const std::uint32_t ink = pixel_of(a.col);
    const bool has_one_ink = ink == pixel_of(b.col) && ink == pixel_of(c.col);
    // Anti-aliased edges of ImGui: one colour with varying alpha.
    if (triangle.is_plain && has_one_ink) {
        for_each_row(places, clip, [&](int y, int first, int end) {
            for (int x = first; x < end; ++x)
                blend(row(y)[x], ink, opacity.step_at(x, y));
        });
        return;
    }
    const Gradient red = colour_slope(IM_COL32_R_SHIFT);
    const Gradient green = colour_slope(IM_COL32_G_SHIFT);
    const Gradient blue = colour_slope(IM_COL32_B_SHIFT);
    const Gradient across = slope_of([](const ImDrawVert& vertex) { return vertex.uv.x; });
    const Gradient down = slope_of([](const ImDrawVert& vertex) { return vertex.uv.y; });
    for_each_row(places, clip, [&](int y, int first, int end) {
        for (int x = first; x < end; ++x) {
            unsigned int own = opacity.step_at(x, y);
            if (!triangle.is_plain) {
                const unsigned int letter =
                    m_letters.opacity_at(between(across.at(x, y), m_letters.width),
                        between(down.at(x, y), m_letters.height));
                own = (own * letter + 127) / 255;
            }
            blend(row(y)[x],
                red.step_at(x, y) << 16U | green.step_at(x, y) << 8U | blue.step_at(x, y), own);
        }
    });
}

} // namespace consigliere::painting
