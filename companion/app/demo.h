#pragma once

#include "companion/frame/screen.h"

#include <string>

namespace consigliere::app {

/// Takes a copy of the example evening of `assets/examples` into the database and opens it at the
/// table. Gives an empty text, or one sentence that says why not.
[[nodiscard]] std::string open_demo(const screens::Context& context);

} // namespace consigliere::app
