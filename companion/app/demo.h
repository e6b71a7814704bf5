#pragma once

#include "companion/frame/screen.h"

#include <string>

namespace consigliere::app {

/// Imports a copy of the example evening in `assets/examples` and opens it at the table. Returns
/// an error sentence; empty on success.
[[nodiscard]] std::string open_demo(const screens::Context& context);

} // namespace consigliere::app
