#pragma once

#include "companion/painting/flat_drawing.h"
#include "companion/widgets/picture.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

// Bilinear sampling of the font atlas and of pictures.
namespace consigliere::painting {

/// Blend of two neighbouring texels along one axis.
struct TexelBlend {
    int one = 0;
    int other = 0;
    unsigned int part_of_other = 0; ///< Weight of `other`, of 256.
};

/// `place` is 0 to 1 along a side with `points` texels.
[[nodiscard]] inline TexelBlend between(float place, int points)
{
    constexpr float steps = 256;
    const int step = floor_of((place * static_cast<float>(points) - 0.5F) * steps + 0.5F);
    // An arithmetic shift rounds down for negative values too.
    const int one = step >> 8;
    return {std::clamp(one, 0, points - 1), std::clamp(one + 1, 0, points - 1),
        static_cast<unsigned int>(step) & 0xffU};
}

/// Bilinear blend of four bytes: two of the upper row, two of the lower one.
[[nodiscard]] inline unsigned int between_four(
    const std::array<std::uint8_t, 4>& points, const TexelBlend& column, const TexelBlend& row)
{
    const auto along = [&column](unsigned int one, unsigned int other) {
        return one * (256 - column.part_of_other) + other * column.part_of_other;
    };
    const unsigned int upper = along(points[0], points[1]);
    const unsigned int lower = along(points[2], points[3]);
    return (upper * (256 - row.part_of_other) + lower * row.part_of_other + 0x8000U) >> 16U;
}

/// The font atlas: coverage only, no colour.
struct LetterTexture {
    const unsigned char* opacities = nullptr;
    int width = 0;
    int height = 0;

    [[nodiscard]] unsigned int opacity_at(const TexelBlend& column, const TexelBlend& row) const
    {
        const unsigned char* const upper = opacities + static_cast<std::ptrdiff_t>(row.one) * width;
        if (column.part_of_other == 0 && row.part_of_other == 0)
            return upper[column.one];
        const unsigned char* const lower =
            opacities + static_cast<std::ptrdiff_t>(row.other) * width;
        return between_four(
            {upper[column.one], upper[column.other], lower[column.one], lower[column.other]},
            column, row);
    }
};

/// Bilinear blend of four pixels; alpha in the highest byte.
[[nodiscard]] inline std::uint32_t colour_at(
    const widgets::Pixels& picture, const TexelBlend& column, const TexelBlend& row)
{
    const auto point = [&](int x, int y) {
        return &picture.rgba[(static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width)
                                 + static_cast<std::size_t>(x))
            * 4];
    };
    const std::array<const std::uint8_t*, 4> points{point(column.one, row.one),
        point(column.other, row.one), point(column.one, row.other), point(column.other, row.other)};
    const auto part = [&](std::size_t channel) {
        return between_four(
            {points[0][channel], points[1][channel], points[2][channel], points[3][channel]},
            column, row);
    };
    return part(3) << 24U | part(0) << 16U | part(1) << 8U | part(2);
}

} // namespace consigliere::painting
