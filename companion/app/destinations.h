#pragma once

#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"

namespace consigliere::app {

/// Returns the screen of a destination, or a sentence why there is none.
[[nodiscard]] screens::OpenedScreen make_screen(
    const screens::Context& context, screens::Destination destination);

} // namespace consigliere::app
