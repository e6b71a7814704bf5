#pragma once

#include "companion/painting/flat_drawing.h"

#include <cstdint>
#include <vector>

namespace consigliere::painting {

/// Finds the regions of a picture that changed since the previous frame. The picture is divided
/// into tiles; each stores a hash of all triangles that can touch it.
class DirtyRegions {
public:
    /// Returns rectangles that cover every changed pixel; empty if nothing changed.
    [[nodiscard]] std::vector<PixelRect> compare(const FlatDrawing& drawing);
    /// Marks the whole next picture as dirty.
    void forget() { m_before.clear(); }

private:
    void take_fingerprints(const FlatDrawing& drawing);
    [[nodiscard]] PixelRect tile_at(int column, int row) const;

    int m_columns = 0;
    int m_rows = 0;
    PixelRect m_whole;
    std::vector<std::uint64_t> m_before; ///< Row by row; empty if unknown.
    std::vector<std::uint64_t> m_now;
};

} // namespace consigliere::painting
