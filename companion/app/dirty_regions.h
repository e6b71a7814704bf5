#pragma once

#include "companion/app/flat_drawing.h"

#include <cstdint>
#include <vector>

namespace consigliere::app {

/// Finds out which parts of a picture are other than in the one before, so that only they are
/// painted. The picture is divided into tiles; of each it remembers a fingerprint of all triangles
/// that can touch it.
class DirtyRegions {
public:
    /// A few rectangles that cover every pixel in which this drawing differs from the one before;
    /// none when it looks the same.
    [[nodiscard]] std::vector<PixelRect> compare(const FlatDrawing& drawing);
    /// The picture before is lost: all of the next one is new.
    void forget() { m_before.clear(); }

private:
    void take_fingerprints(const FlatDrawing& drawing);
    [[nodiscard]] PixelRect tile_at(int column, int row) const;

    int m_columns = 0;
    int m_rows = 0;
    PixelRect m_whole;
    std::vector<std::uint64_t> m_before; ///< Row by row; empty when nothing is known.
    std::vector<std::uint64_t> m_now;
};

} // namespace consigliere::app
