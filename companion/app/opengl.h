#pragma once

// GLFW includes the functions of OpenGL 3.3 with these defines.
#define GLFW_INCLUDE_GLCOREARB
#define GL_GLEXT_PROTOTYPES
#include <GLFW/glfw3.h>

namespace consigliere::app {

/// OpenGL program of a vertex and a fragment shader, in the current context.
[[nodiscard]] unsigned int opengl_program(const char* vertex_source, const char* fragment_source);

} // namespace consigliere::app
