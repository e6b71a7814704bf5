#include "companion/painting/flat_drawing.h"

#include <cstring>
#include <span>

namespace consigliere::painting {

namespace {

std::uint64_t fingerprint_of(const ImDrawVert& vertex)
{
    std::array<std::uint64_t, 2> places{};
    static_assert(sizeof(places) == sizeof(vertex.pos) + sizeof(vertex.uv));
    std::memcpy(&places[0], &vertex.pos, sizeof(vertex.pos));
    std::memcpy(&places[1], &vertex.uv, sizeof(vertex.uv));
    return mixed(mixed(mixed(0, places[0]), places[1]), vertex.col);
}

std::uint64_t fingerprint_of(const PixelRect& rect)
{
    const auto pair = [](int one, int other) {
        return (std::uint64_t{static_cast<std::uint32_t>(one)} << 32U)
            | static_cast<std::uint32_t>(other);
    };
    return mixed(pair(rect.left, rect.top), pair(rect.right, rect.bottom));
}

bool is_same(ImVec2 one, ImVec2 other)
{
    return one.x == other.x && one.y == other.y;
}

PixelRect reach_of(ImVec2 a, ImVec2 b, ImVec2 c)
{
    return {floor_of(std::min({a.x, b.x, c.x})), floor_of(std::min({a.y, b.y, c.y})),
        ceiling_of(std::max({a.x, b.x, c.x})), ceiling_of(std::max({a.y, b.y, c.y}))};
}

/// Pixels fully inside the rectangle between two corners.
PixelRect filled_between(ImVec2 one, ImVec2 other)
{
    return {ceiling_of(std::min(one.x, other.x)), ceiling_of(std::min(one.y, other.y)),
        floor_of(std::max(one.x, other.x)), floor_of(std::max(one.y, other.y))};
}

bool is_solid(const ImDrawVert& vertex)
{
    return (vertex.col & IM_COL32_A_MASK) == IM_COL32_A_MASK;
}

} // namespace

void FlatDrawing::take(const ImDrawData& drawing)
{
    m_size = {0, 0, floor_of(drawing.DisplaySize.x * drawing.FramebufferScale.x),
        floor_of(drawing.DisplaySize.y * drawing.FramebufferScale.y)};
    m_vertices.clear();
    m_fingerprints.clear();
    m_clips.clear();
    m_triangles.clear();
    m_covers.clear();
    for (const ImDrawList* list :
        std::span(drawing.CmdLists, static_cast<std::size_t>(drawing.CmdListsCount)))
        take_list(*list, drawing);
}

void FlatDrawing::take_list(const ImDrawList& list, const ImDrawData& drawing)
{
    const auto first_vertex = static_cast<std::uint32_t>(m_vertices.size());
    const ImVec2 scale = drawing.FramebufferScale;
    for (ImDrawVert vertex : list.VtxBuffer) {
        vertex.pos.x = (vertex.pos.x - drawing.DisplayPos.x) * scale.x;
        vertex.pos.y = (vertex.pos.y - drawing.DisplayPos.y) * scale.y;
        m_vertices.push_back(vertex);
        m_fingerprints.push_back(fingerprint_of(vertex));
    }
    for (const ImDrawCmd& command : list.CmdBuffer)
        take_command(list, command, drawing, first_vertex + command.VtxOffset);
}

void FlatDrawing::take_command(const ImDrawList& list, const ImDrawCmd& command,
    const ImDrawData& drawing, std::uint32_t first_vertex)
{
    const ImVec2 from = drawing.DisplayPos;
    const ImVec2 scale = drawing.FramebufferScale;
    const PixelRect clip = PixelRect{floor_of((command.ClipRect.x - from.x) * scale.x),
        floor_of((command.ClipRect.y - from.y) * scale.y),
        floor_of((command.ClipRect.z - from.x) * scale.x),
        floor_of((command.ClipRect.w - from.y) * scale.y)}
                               .common_with(m_size);
    if (clip.is_empty())
        return;
    const auto clip_number = static_cast<std::int32_t>(m_clips.size());
    m_clips.push_back(clip);
    const std::uint64_t clip_fingerprint = fingerprint_of(clip);
    const ImDrawIdx* const indices = list.IdxBuffer.Data + command.IdxOffset;
    for (unsigned int at = 0; at + 2 < command.ElemCount; at += 3) {
        const std::uint32_t a = first_vertex + indices[at];
        const std::uint32_t b = first_vertex + indices[at + 1];
        const std::uint32_t c = first_vertex + indices[at + 2];
        const PixelRect reach = reach_of(m_vertices[a].pos, m_vertices[b].pos, m_vertices[c].pos);
        const PixelRect seen = reach.common_with(clip);
        if (seen.is_empty())
            continue;
        const bool is_plain = is_same(m_vertices[a].uv, m_vertices[b].uv)
            && is_same(m_vertices[b].uv, m_vertices[c].uv);
        // ImGui emits a rectangle as two triangles that share a diagonal.
        const bool begins_rectangle = at + 5 < command.ElemCount && indices[at + 3] == indices[at]
            && indices[at + 4] == indices[at + 2]
            && is_rectangle(a, b, c, first_vertex + indices[at + 5]);
        if (begins_rectangle && is_plain && is_solid(m_vertices[a])) {
            const PixelRect filled = filled_between(m_vertices[a].pos, m_vertices[c].pos);
            m_covers.push_back({m_triangles.size(), filled.common_with(clip)});
        }
        const bool is_clipped = seen != reach;
        std::uint64_t fingerprint =
            mixed(mixed(m_fingerprints[a], m_fingerprints[b]), m_fingerprints[c]);
        if (is_clipped)
            fingerprint = mixed(fingerprint, clip_fingerprint);
        const ImTextureID texture = is_plain ? nullptr : command.TextureId;
        if (!is_plain)
            fingerprint = mixed(fingerprint, reinterpret_cast<std::uintptr_t>(texture));
        m_triangles.push_back({{a, b, c}, seen, is_clipped ? clip_number : -1, is_plain,
            begins_rectangle, texture, fingerprint});
    }
}

bool FlatDrawing::is_rectangle(
    std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) const
{
    const ImDrawVert& one = m_vertices[a];
    const ImDrawVert& second = m_vertices[b];
    const ImDrawVert& across = m_vertices[c];
    const ImDrawVert& last = m_vertices[d];
    if (second.col != one.col || across.col != one.col || last.col != one.col)
        return false;
    const bool is_upright = is_same(second.pos, {across.pos.x, one.pos.y})
        && is_same(last.pos, {one.pos.x, across.pos.y});
    if (is_upright)
        return is_same(second.uv, {across.uv.x, one.uv.y})
            && is_same(last.uv, {one.uv.x, across.uv.y});
    const bool is_turned = is_same(second.pos, {one.pos.x, across.pos.y})
        && is_same(last.pos, {across.pos.x, one.pos.y});
    return is_turned && is_same(one.uv, across.uv) && is_same(one.uv, second.uv)
        && is_same(one.uv, last.uv);
}

FlatDrawing::VisibleRange FlatDrawing::sight_of(const PixelRect& part) const
{
    const auto last = std::find_if(m_covers.rbegin(), m_covers.rend(),
        [&](const Occluder& cover) { return cover.filled.covers(part); });
    return last == m_covers.rend() ? VisibleRange{0, false} : VisibleRange{last->triangle, true};
}

void FlatDrawing::add_strokes(
    const PixelRect& part, const VisibleRange& observed, Strokes& strokes) const
{
    DrawBatch* stroke = nullptr;
    for (const FlatTriangle& triangle : std::span(m_triangles).subspan(observed.first)) {
        if (!triangle.reach.touches(part))
            continue;
        // A triangle that no clip cuts joins any batch whose scissor contains it.
        const PixelRect scissor = triangle.clip < 0
            ? part
            : m_clips[static_cast<std::size_t>(triangle.clip)].common_with(part);
        const bool goes_on = stroke != nullptr && stroke->is_plain == triangle.is_plain
            && stroke->texture == triangle.texture
            && (triangle.clip < 0 ? stroke->scissor.covers(triangle.reach.common_with(part))
                                  : stroke->scissor == scissor);
        if (!goes_on) {
            strokes.strokes.push_back({scissor, triangle.is_plain, triangle.texture,
                static_cast<std::uint32_t>(strokes.corners.size()), 0});
            stroke = &strokes.strokes.back();
        }
        strokes.corners.insert(
            strokes.corners.end(), triangle.corners.begin(), triangle.corners.end());
        stroke->count += 3;
    }
}

} // namespace consigliere::painting
