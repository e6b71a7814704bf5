#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace consigliere::scanning {

/// What was seen, without its colours, row by row from the top.
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

/// The same so many times smaller, each of its pixels the mean of those that it stands for.
[[nodiscard]] GreyPicture shrunk(const GreyPicture& picture, int times);

} // namespace consigliere::scanning
