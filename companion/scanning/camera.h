#pragma once

#include "companion/scanning/picture_source.h"

namespace consigliere::scanning {

/// The first camera that opens. Opens at the first picture and closes with the source.
[[nodiscard]] std::unique_ptr<PictureSource> open_camera();

} // namespace consigliere::scanning
