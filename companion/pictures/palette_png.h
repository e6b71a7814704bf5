#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace consigliere::pictures {

/// Encodes a PNG of at most 256 colours, a third of the size of one in true colour; further colours
/// are told as near ones. `pixels` are 0xffRRGGBB, row by row from the top.
[[nodiscard]] std::string write_palette_png(std::span<const std::uint32_t> pixels, int width);

} // namespace consigliere::pictures
