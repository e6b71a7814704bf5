#pragma once

#include "companion/widgets/rect.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace consigliere::test {

/// Pixels of a display: red, green and blue, row by row.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> bytes;

    [[nodiscard]] bool is_empty() const { return bytes.empty(); }
    /// The part of it inside a rectangle.
    [[nodiscard]] Picture part(const widgets::Rect& rect) const;
    void write(const std::filesystem::path& path) const;
};

/// How many colours there are, counted coarsely: smoothed edges make no new ones.
[[nodiscard]] int colours_of(const Picture& picture);

/// Which part of two pictures looks different, from 0 to 1; all of it when their sizes differ. Each
/// is seen as through half-closed eyes, in small squares, so that it does not matter how the edges
/// of letters and lines were smoothed.
[[nodiscard]] double difference_of(const Picture& one, const Picture& other);

} // namespace consigliere::test
