#include "companion/painting/dirty_regions.h"

#include <limits>

namespace consigliere::painting {

namespace {

constexpr int tile_size = 32;
/// Each region costs one pass over all triangles.
constexpr std::size_t most_parts = 6;
/// Cost of one more region, in painted pixels.
constexpr std::int64_t price_of_a_part = 16 * 1024;

int tiles_for(int pixels)
{
    return (pixels + tile_size - 1) / tile_size;
}

/// Extra pixels painted if two regions are merged.
std::int64_t waste_of(const PixelRect& one, const PixelRect& other)
{
    return one.around(other).area() - one.area() - other.area();
}

void join_two(std::vector<PixelRect>& parts)
{
    std::size_t first = 0;
    std::size_t second = 1;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            const std::int64_t waste = waste_of(parts[i], parts[j]);
            if (waste < least) {
                least = waste;
                first = i;
                second = j;
            }
        }
    }
    parts[first] = parts[first].around(parts[second]);
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(second));
}

/// Adds a row of dirty tiles to the best fitting region, or as a new one.
void add_to(std::vector<PixelRect>& parts, const PixelRect& row)
{
    PixelRect* best = nullptr;
    std::int64_t least = price_of_a_part;
    for (PixelRect& part : parts) {
        const std::int64_t waste = waste_of(part, row);
        if (waste < least) {
            least = waste;
            best = &part;
        }
    }
    if (best != nullptr) {
        *best = best->around(row);
        return;
    }
    parts.push_back(row);
    if (parts.size() > most_parts)
        join_two(parts);
}

/// Merges regions that overlap or are cheaper together.
void join_what_fits(std::vector<PixelRect>& parts)
{
    std::vector<PixelRect> joined;
    bool has_joined = true;
    while (has_joined) {
        joined.clear();
        for (const PixelRect& part : parts)
            add_to(joined, part);
        has_joined = joined.size() < parts.size();
        parts.swap(joined);
    }
}

} // namespace

PixelRect DirtyRegions::tile_at(int column, int row) const
{
    const int left = column * tile_size;
    const int top = row * tile_size;
    return PixelRect{left, top, left + tile_size, top + tile_size}.common_with(m_whole);
}

void DirtyRegions::take_fingerprints(const FlatDrawing& drawing)
{
    m_now.assign(static_cast<std::size_t>(m_columns * m_rows), 0);
    auto cover = drawing.covers().begin();
    for (std::size_t i = 0; i < drawing.triangles().size(); ++i) {
        const FlatTriangle& triangle = drawing.triangles()[i];
        const bool is_cover = cover != drawing.covers().end() && cover->triangle == i;
        const PixelRect& reach = triangle.reach;
        for (int row = reach.top / tile_size; row < tiles_for(reach.bottom); ++row) {
            for (int column = reach.left / tile_size; column < tiles_for(reach.right); ++column) {
                const int place = row * m_columns + column;
                std::uint64_t& tile = m_now[static_cast<std::size_t>(place)];
                // Occluded by the rectangle above it.
                if (is_cover && cover->filled.covers(tile_at(column, row)))
                    tile = 0;
                tile = mixed(tile, triangle.fingerprint);
            }
        }
        if (is_cover)
            ++cover;
    }
}

std::vector<PixelRect> DirtyRegions::compare(const FlatDrawing& drawing)
{
    if (drawing.whole() != m_whole) {
        m_whole = drawing.whole();
        m_columns = tiles_for(m_whole.right);
        m_rows = tiles_for(m_whole.bottom);
        forget();
    }
    take_fingerprints(drawing);
    std::vector<PixelRect> parts;
    if (m_before.empty()) {
        parts.push_back(m_whole);
    } else {
        for (int row = 0; row < m_rows; ++row) {
            PixelRect changed;
            for (int column = 0; column < m_columns; ++column) {
                const auto place = static_cast<std::size_t>(row * m_columns + column);
                if (m_now[place] != m_before[place]) {
                    const PixelRect tile = tile_at(column, row);
                    changed = changed.is_empty() ? tile : changed.around(tile);
                } else if (!changed.is_empty()) {
                    add_to(parts, changed);
                    changed = {};
                }
            }
            if (!changed.is_empty())
                add_to(parts, changed);
        }
        join_what_fits(parts);
    }
    m_before.swap(m_now);
    return parts;
}

} // namespace consigliere::painting
