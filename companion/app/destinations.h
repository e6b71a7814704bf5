#pragma once

#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"

namespace consigliere::app {

/// The screen of a destination, or the sentence that says why there is none.
[[nodiscard]] screens::OpenedScreen make_screen(
    const screens::Context& context, screens::Destination destination);

} // namespace consigliere::app
