#pragma once

#include <string_view>

/// What can be known of a PNG before it is unpacked.
namespace consigliere::pictures {

[[nodiscard]] bool is_png(std::string_view file);

/// Whether it says that it has more pixels than these.
[[nodiscard]] bool says_it_is_larger(std::string_view png, int pixels);

/// Whether what is packed in a PNG can be unpacked, and comes to about as much as its pixels take:
/// a few bytes can hold gigabytes of zeros, whatever size the picture says it has.
[[nodiscard]] bool unpacks_to_its_pixels(std::string_view png);

} // namespace consigliere::pictures
