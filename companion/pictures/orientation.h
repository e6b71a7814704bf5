#pragma once

#include "companion/widgets/picture.h"

#include <string_view>

// EXIF orientation. Cameras store pixels in sensor order and the rotation as a tag.
namespace consigliere::pictures {

/// EXIF tag 0x0112 of a JPEG: 1 (upright) to 8. Returns 1 if missing or malformed.
[[nodiscard]] int orientation_of(std::string_view jpeg);

/// Rotates and mirrors a picture upright.
[[nodiscard]] widgets::Pixels upright(widgets::Pixels picture, int orientation);

} // namespace consigliere::pictures
