#pragma once

#include "companion/widgets/picture.h"

#include <cstdint>
#include <string>

/// Picture files that a test knows every corner of.
namespace consigliere::test {

struct Ink {
    int red = 0;
    int green = 0;
    int blue = 0;
};
inline constexpr Ink red{200, 30, 30};
inline constexpr Ink green{30, 160, 30};
inline constexpr Ink blue{30, 30, 200};
inline constexpr Ink yellow{220, 210, 40};

/// A picture of four quarters: red and green above, blue and yellow below.
[[nodiscard]] widgets::Pixels four_quarters(int width, int height);
/// A picture of which no two pixels are alike, so that it cannot be packed well.
[[nodiscard]] widgets::Pixels noise(int width, int height);

[[nodiscard]] std::string png_of(const widgets::Pixels& picture);
[[nodiscard]] std::string jpeg_of(const widgets::Pixels& picture);
/// The same with what a camera writes beside the pixels: how it was held, where and by whom.
[[nodiscard]] std::string held_so(const std::string& jpeg, int orientation);
/// A PNG that says that it is so large, and holds a stream of so many zeros.
[[nodiscard]] std::string png_of_zeros(int width, int height, std::size_t zeros);

/// Whether a colour is this one, as far as a JPEG keeps colours.
[[nodiscard]] bool is_about(const std::uint8_t* pixel, Ink ink);
/// Whether a place of a picture has this colour, told in parts of its width and height.
[[nodiscard]] bool is_at(const widgets::Pixels& picture, double x, double y, Ink ink);

} // namespace consigliere::test
