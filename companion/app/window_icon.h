#pragma once

struct GLFWwindow;

namespace consigliere::app {

/// Gives the window the program's icon; without its files, the desktop's default remains.
void set_window_icon(GLFWwindow* window);

} // namespace consigliere::app
