#pragma once

#include <imgui.h>

#include <algorithm>
#include <cstdint>

// Pixels in memory, 0xffRRGGBB, and blending of ImGui colours over them.
namespace consigliere::painting {

inline constexpr std::uint32_t black = 0xff000000;

/// An ImGui colour as an opaque pixel.
[[nodiscard]] inline std::uint32_t pixel_of(ImU32 colour)
{
    const auto part = [&](unsigned int shift) { return (colour >> shift) & 0xffU; };
    return black | part(IM_COL32_R_SHIFT) << 16U | part(IM_COL32_G_SHIFT) << 8U
        | part(IM_COL32_B_SHIFT);
}

[[nodiscard]] inline unsigned int opacity_of(ImU32 colour)
{
    return colour >> IM_COL32_A_SHIFT;
}

/// Blends two bytes of a pixel at once, spaced to hold the products; weights are of 256.
[[nodiscard]] inline std::uint32_t blended_pair(
    std::uint32_t one, std::uint32_t other, unsigned int part_of_other)
{
    const std::uint32_t sum = one * (255 - part_of_other) + other * part_of_other + 0x800080;
    return ((sum + ((sum >> 8U) & 0xff00ffU)) >> 8U) & 0xff00ffU;
}

inline void blend(std::uint32_t& pixel, std::uint32_t ink, unsigned int opacity)
{
    const std::uint32_t outer = blended_pair(pixel & 0xff00ffU, ink & 0xff00ffU, opacity);
    const std::uint32_t inner =
        blended_pair((pixel >> 8U) & 0xff00ffU, (ink >> 8U) & 0xff00ffU, opacity);
    pixel = black | outer | (inner << 8U);
}

inline void fill(std::uint32_t* first, std::uint32_t* end, ImU32 colour)
{
    const std::uint32_t ink = pixel_of(colour);
    const unsigned int opacity = opacity_of(colour);
    if (opacity == 255) {
        std::fill(first, end, ink);
        return;
    }
    for (std::uint32_t* pixel = first; pixel != end; ++pixel)
        blend(*pixel, ink, opacity);
}

} // namespace consigliere::painting
