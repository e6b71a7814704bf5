#pragma once

#include "companion/app/program.h"

#include <functional>
#include <string>

namespace consigliere::app {

/// Opens a window and runs the program in it until it is closed. Gives an empty text, or one clear
/// sentence if there is no display or no OpenGL 3.3.
///
/// Nothing is drawn while nothing happens: after each input the window draws a few frames more,
/// and then sleeps.
[[nodiscard]] std::string run_in_window(Program& program);

/// The same for a single sentence and a button to quit, when the program cannot start.
[[nodiscard]] std::string show_in_window(const std::string& sentence);

} // namespace consigliere::app
