#include "tests/ui/canvas.h"

#include <stb_image_write.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace consigliere::test {

namespace {

ImVec4 colour_of(const ImDrawVert& vertex)
{
    return ImGui::ColorConvertU32ToFloat4(vertex.col);
}

/// Twice the area of a triangle; its sign says which way round the corners go.
float area_of(ImVec2 a, ImVec2 b, ImVec2 c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// Pixels on an edge belong to one of the two triangles that share it.
bool owns_its_edge(ImVec2 from, ImVec2 to)
{
    return to.y < from.y || (to.y == from.y && to.x > from.x);
}

float mixed(float a, float b, float c, const float (&weights)[3])
{
    return a * weights[0] + b * weights[1] + c * weights[2];
}

/// The corners of a triangle, turning right.
using Corners = std::array<ImVec2, 3>;
/// Twice the areas that a point cuts off at each corner's opposite edge.
using Parts = std::array<float, 3>;

Parts parts_of(const Corners& corners, int x, int y)
{
    const ImVec2 point{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
    const auto& [a, b, c] = corners;
    return {area_of(b, c, point), area_of(c, a, point), area_of(a, b, point)};
}

bool is_inside(const Corners& corners, int x, int y)
{
    const Parts parts = parts_of(corners, x, y);
    const auto& [a, b, c] = corners;
    return (parts[0] > 0 || (parts[0] == 0 && owns_its_edge(b, c)))
        && (parts[1] > 0 || (parts[1] == 0 && owns_its_edge(c, a)))
        && (parts[2] > 0 || (parts[2] == 0 && owns_its_edge(a, b)));
}

struct Span {
    int first;
    int end;
};

/// The pixels of a row that lie in a triangle: they have no gap. The edges say where to look for
/// its two ends, the areas where they are.
Span span_of(const Corners& corners, int y, Span span)
{
    const float middle = static_cast<float>(y) + 0.5F;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const ImVec2 from = corners[i];
        const ImVec2 to = corners[(i + 1) % corners.size()];
        const float height = to.y - from.y;
        if (height == 0)
            continue;
        const float crossed = from.x + (to.x - from.x) * (middle - from.y) / height;
        const float at = std::clamp(
            crossed, static_cast<float>(span.first) - 2.0F, static_cast<float>(span.end) + 2.0F);
        if (height < 0)
            span.first = std::max(span.first, static_cast<int>(std::floor(at)) - 2);
        else
            span.end = std::min(span.end, static_cast<int>(std::ceil(at)) + 2);
    }
    while (span.first < span.end && !is_inside(corners, span.first, y))
        ++span.first;
    while (span.first < span.end && !is_inside(corners, span.end - 1, y))
        --span.end;
    return span;
}

void blend(ImVec4& pixel, const ImVec4& ink)
{
    const float rest = 1 - ink.w;
    pixel.x = pixel.x * rest + ink.x * ink.w;
    pixel.y = pixel.y * rest + ink.y * ink.w;
    pixel.z = pixel.z * rest + ink.z * ink.w;
}

bool is_same_texel(ImVec2 a, ImVec2 b)
{
    return a.x == b.x && a.y == b.y;
}

} // namespace

Canvas::Canvas(int width, int height)
    : m_width(width)
    , m_height(height)
    , m_pixels(static_cast<std::size_t>(width * height), ImVec4(0, 0, 0, 1))
{
}

ImVec4 Canvas::mean_of(const ImVec4& box) const
{
    const int left = std::clamp(static_cast<int>(box.x), 0, m_width - 1);
    const int top = std::clamp(static_cast<int>(box.y), 0, m_height - 1);
    const int right = std::clamp(static_cast<int>(box.z), left + 1, m_width);
    const int bottom = std::clamp(static_cast<int>(box.w), top + 1, m_height);
    ImVec4 sum;
    for (int y = top; y < bottom; ++y) {
        for (int x = left; x < right; ++x) {
            const ImVec4& pixel = m_pixels[index_of(x, y)];
            sum.x += pixel.x;
            sum.y += pixel.y;
            sum.z += pixel.z;
        }
    }
    const auto count = static_cast<float>((right - left) * (bottom - top));
    return {sum.x / count, sum.y / count, sum.z / count, 1};
}

void Canvas::paint(const ImDrawData& drawing, const OnGlyph& on_glyph)
{
    for (int i = 0; i < drawing.CmdListsCount; ++i) {
        const ImDrawList& list = *drawing.CmdLists[i];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            const ImVec4& clip = command.ClipRect;
            const Texture texture = texture_of(command.TextureId);
            for (unsigned int at = 0; at + 2 < command.ElemCount; at += 3) {
                const auto corner = [&](unsigned int which) {
                    const int index = static_cast<int>(command.IdxOffset + at + which);
                    return &list.VtxBuffer[static_cast<int>(command.VtxOffset)
                        + list.IdxBuffer[index]];
                };
                const ImDrawVert* const corners[3] = {corner(0), corner(1), corner(2)};
                // ImGui draws a letter as two triangles; the first reaches over all of it.
                const bool is_textured = !is_same_texel(corners[0]->uv, corners[2]->uv);
                const bool is_letter = is_textured && texture.alpha != nullptr;
                const bool is_first = corners[1]->pos.y == corners[0]->pos.y;
                if (is_letter && is_first) {
                    const ImVec4 box{
                        corners[0]->pos.x, corners[0]->pos.y, corners[2]->pos.x, corners[2]->pos.y};
                    // What is clipped away of a letter has another ground.
                    const ImVec4 seen{std::max(box.x, clip.x), std::max(box.y, clip.y),
                        std::min(box.z, clip.z), std::min(box.w, clip.w)};
                    on_glyph({{(box.x + box.z) / 2, (box.y + box.w) / 2}, colour_of(*corners[0]),
                        mean_of(seen), clip});
                }
                const bool is_plain = !is_textured && is_same_texel(corners[0]->uv, corners[1]->uv);
                paint_triangle(corners, clip, is_plain ? nullptr : &texture);
            }
        }
    }
}

Canvas::Texture Canvas::letters()
{
    Texture texture{};
    std::uint8_t* alpha = nullptr;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&alpha, &texture.width, &texture.height);
    texture.alpha = alpha;
    return texture;
}

Canvas::Texture Canvas::texture_of(ImTextureID id)
{
    const widgets::Pixels* picture = widgets::pixels_of(id);
    if (picture == nullptr)
        return letters();
    return {nullptr, picture->rgba.data(), picture->width, picture->height};
}

/// What a texture makes of an ink: letters leave of it what they cover, pictures have colours.
void Canvas::tint(ImVec4& ink, const Texture& texture, int texel)
{
    constexpr float brightest = 255;
    if (texture.rgba == nullptr) {
        ink.w *= static_cast<float>(texture.alpha[texel]) / brightest;
        return;
    }
    const std::uint8_t* const colours = texture.rgba + std::ptrdiff_t{texel} * 4;
    ink.x *= static_cast<float>(colours[0]) / brightest;
    ink.y *= static_cast<float>(colours[1]) / brightest;
    ink.z *= static_cast<float>(colours[2]) / brightest;
    ink.w *= static_cast<float>(colours[3]) / brightest;
}

void Canvas::paint_part(const painting::FlatDrawing& drawing, const painting::PixelRect& part)
{
    const painting::FlatDrawing::VisibleRange observed = drawing.sight_of(part);
    if (!observed.is_filled) {
        for (int y = part.top; y < part.bottom; ++y) {
            for (int x = part.left; x < part.right; ++x)
                m_pixels[index_of(x, y)] = {0, 0, 0, 1};
        }
    }
    painting::Strokes strokes;
    drawing.add_strokes(part, observed, strokes);
    for (const painting::DrawBatch& stroke : strokes.strokes) {
        const Texture texture = texture_of(stroke.texture);
        const painting::PixelRect& scissor = stroke.scissor;
        const ImVec4 clip{static_cast<float>(scissor.left), static_cast<float>(scissor.top),
            static_cast<float>(scissor.right), static_cast<float>(scissor.bottom)};
        for (std::uint32_t at = stroke.first; at < stroke.first + stroke.count; at += 3) {
            const ImDrawVert* const corners[3] = {&drawing.vertices()[strokes.corners[at]],
                &drawing.vertices()[strokes.corners[at + 1]],
                &drawing.vertices()[strokes.corners[at + 2]]};
            paint_triangle(corners, clip, stroke.is_plain ? nullptr : &texture);
        }
    }
}

void Canvas::paint_triangle(
    const ImDrawVert* const (&corners)[3], const ImVec4& clip, const Texture* texture)
{
    const ImDrawVert* a = corners[0];
    const ImDrawVert* b = corners[1];
    const ImDrawVert* c = corners[2];
    float area = area_of(a->pos, b->pos, c->pos);
    if (area == 0)
        return;
    if (area < 0) {
        std::swap(b, c);
        area = -area;
    }
    const auto [min_x, max_x] = std::minmax({a->pos.x, b->pos.x, c->pos.x});
    const auto [min_y, max_y] = std::minmax({a->pos.y, b->pos.y, c->pos.y});
    const int left = std::max({0, static_cast<int>(clip.x), static_cast<int>(std::floor(min_x))});
    const int top = std::max({0, static_cast<int>(clip.y), static_cast<int>(std::floor(min_y))});
    const int right =
        std::min({m_width, static_cast<int>(clip.z), static_cast<int>(std::ceil(max_x))});
    const int bottom =
        std::min({m_height, static_cast<int>(clip.w), static_cast<int>(std::ceil(max_y))});
    const ImVec4 inks[3] = {colour_of(*a), colour_of(*b), colour_of(*c)};
    const bool is_solid = inks[0].w == 1 && inks[1].w == 1 && inks[2].w == 1;
    const bool has_one_colour = a->col == b->col && b->col == c->col;
    const Corners places{a->pos, b->pos, c->pos};
    for (int y = top; y < bottom; ++y) {
        const Span span = span_of(places, y, {left, right});
        for (int x = span.first; x < span.end; ++x) {
            ImVec4& pixel = m_pixels[index_of(x, y)];
            if (has_one_colour && texture == nullptr) {
                blend(pixel, inks[0]);
                continue;
            }
            const Parts parts = parts_of(places, x, y);
            const float weights[3] = {parts[0] / area, parts[1] / area, parts[2] / area};
            // What is solid lets nothing through, however the weights were rounded.
            ImVec4 ink = has_one_colour
                ? inks[0]
                : ImVec4{mixed(inks[0].x, inks[1].x, inks[2].x, weights),
                    mixed(inks[0].y, inks[1].y, inks[2].y, weights),
                    mixed(inks[0].z, inks[1].z, inks[2].z, weights),
                    is_solid ? 1 : mixed(inks[0].w, inks[1].w, inks[2].w, weights)};
            if (texture != nullptr) {
                const float u = mixed(a->uv.x, b->uv.x, c->uv.x, weights);
                const float v = mixed(a->uv.y, b->uv.y, c->uv.y, weights);
                const int column =
                    std::clamp(static_cast<int>(u * static_cast<float>(texture->width)), 0,
                        texture->width - 1);
                const int row =
                    std::clamp(static_cast<int>(v * static_cast<float>(texture->height)), 0,
                        texture->height - 1);
                tint(ink, *texture, row * texture->width + column);
            }
            blend(pixel, ink);
        }
    }
}

std::vector<std::uint8_t> Canvas::bytes() const
{
    std::vector<std::uint8_t> bytes;
    bytes.reserve(m_pixels.size() * 3);
    for (const ImVec4& pixel : m_pixels) {
        for (const float part : {pixel.x, pixel.y, pixel.z})
            bytes.push_back(
                static_cast<std::uint8_t>(std::lround(std::clamp(part, 0.0F, 1.0F) * 255)));
    }
    return bytes;
}

void Canvas::write(const std::filesystem::path& path) const
{
    stbi_write_png(path.c_str(), m_width, m_height, 3, bytes().data(), m_width * 3);
}

} // namespace consigliere::test
