#pragma once

#include "companion/app/program.h"

#include <functional>
#include <string>

namespace consigliere::app {

/// Opens a window and runs the program until it is closed. Returns an error sentence if there is
/// no display or no OpenGL; empty on success.
///
/// Draws only after input, and then sleeps.
[[nodiscard]] std::string run_in_window(Program& program);

} // namespace consigliere::app
