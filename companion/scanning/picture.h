#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace consigliere::scanning {

/// Greyscale picture, row by row from the top.
struct GreyPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;

    [[nodiscard]] bool is_empty() const { return pixels.empty(); }
    [[nodiscard]] std::uint8_t at(int x, int y) const
    {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width)
            + static_cast<std::size_t>(x)];
    }
};

/// Downscales by an integer factor; each pixel is the mean of a block.
[[nodiscard]] GreyPicture shrunk(const GreyPicture& picture, int times);

} // namespace consigliere::scanning
