#pragma once

#include "companion/widgets/picture.h"
#include "engine/ledger/error_or.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Picture files: read, put upright, made smaller, written again.
namespace consigliere::pictures {

/// Why the bytes of a file are not made a picture of.
enum class Refusal : std::uint8_t {
    no_picture, ///< It is neither a JPEG nor a PNG, or it is broken.
    too_large, ///< It has more pixels than any camera takes.
};

/// No camera that is carried about takes more pixels.
inline constexpr int most_pixels = 50'000'000;

/// Unpacks a JPEG or a PNG, upright as whoever took it held the camera, and no longer than so many
/// pixels along its longer side. What is transparent lies on white. A file of more pixels than
/// these is not unpacked.
[[nodiscard]] ledger::ErrorOr<widgets::Pixels, Refusal> read_picture(
    std::string_view file, int longest_side, int at_most = most_pixels);

/// A picture that is no longer than so many pixels along its longer side: itself, or made smaller.
[[nodiscard]] widgets::Pixels fitted(widgets::Pixels picture, int longest_side);

/// Packs a picture into a JPEG of at most so many bytes, as good as that allows. It has pixels and
/// nothing else: not where and when it was taken, and by which camera.
[[nodiscard]] std::string write_jpeg(widgets::Pixels picture, std::size_t most_bytes);

/// Packs a picture without colours into a PNG: a byte for each pixel, from black to white, row by
/// row from the top.
[[nodiscard]] std::string write_grey_png(const std::vector<std::uint8_t>& greys, int width);

} // namespace consigliere::pictures
