#pragma once

#include "companion/scanning/picture_source.h"

namespace consigliere::scanning {

/// The camera of this machine, the first that opens. Nothing is opened before the first picture is
/// asked for, and it is closed with the source.
[[nodiscard]] std::unique_ptr<PictureSource> open_camera();

} // namespace consigliere::scanning
