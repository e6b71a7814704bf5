#pragma once

#include "companion/widgets/picture.h"

#include <string_view>

/// How a camera was held. Cameras write the pixels as they come, and beside them how to turn them.
namespace consigliere::pictures {

/// What a JPEG says of it: 1, upright, to 8, as the tag 0x0112 of EXIF counts them; 1 where it says
/// nothing that can be read.
[[nodiscard]] int orientation_of(std::string_view jpeg);

/// A picture turned and mirrored until it is upright.
[[nodiscard]] widgets::Pixels upright(widgets::Pixels picture, int orientation);

} // namespace consigliere::pictures
