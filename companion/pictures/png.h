#pragma once

#include <string_view>

// Checks of a PNG before decoding.
namespace consigliere::pictures {

[[nodiscard]] bool is_png(std::string_view file);

/// True if its header declares more than `pixels` pixels.
[[nodiscard]] bool says_it_is_larger(std::string_view png, int pixels);

/// True if the compressed data inflates to about as much as the pixels need at most. Guards
/// against decompression bombs, whatever size the header declares.
[[nodiscard]] bool unpacks_to_its_pixels(std::string_view png);

} // namespace consigliere::pictures
