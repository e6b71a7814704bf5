#pragma once

#include "companion/widgets/picture.h"
#include "engine/ledger/error_or.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Picture files: decode, rotate upright, scale, encode.
namespace consigliere::pictures {

/// Why a picture was not decoded.
enum class Refusal : std::uint8_t {
    no_picture, ///< Not a JPEG or PNG, or corrupt.
    too_large, ///< More pixels than allowed.
};

/// More than common cameras have.
inline constexpr int most_pixels = 50'000'000;

/// What becomes of transparent pixels.
enum class Transparency : std::uint8_t { over_white, kept };

/// Decodes a JPEG or PNG, rotated upright by its EXIF tag and scaled to at most `longest_side`
/// pixels. Refuses files with more than `at_most` pixels before decoding.
[[nodiscard]] ledger::ErrorOr<widgets::Pixels, Refusal> read_picture(std::string_view file,
    int longest_side, int at_most = most_pixels,
    Transparency transparency = Transparency::over_white);

/// Scales down to at most `longest_side` pixels; unchanged if smaller.
[[nodiscard]] widgets::Pixels fitted(widgets::Pixels picture, int longest_side);

/// Encodes a JPEG of at most `most_bytes` bytes, in the best possible quality. Contains no
/// metadata (place, time, camera). Returns empty if even one pixel needs more.
[[nodiscard]] std::string write_jpeg(widgets::Pixels picture, std::size_t most_bytes);

/// Encodes an 8-bit greyscale PNG; `greys` row by row from the top.
[[nodiscard]] std::string write_grey_png(const std::vector<std::uint8_t>& greys, int width);

} // namespace consigliere::pictures
