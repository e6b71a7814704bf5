#include "companion/app/opengl.h"

namespace consigliere::app {

namespace {

void attach_shader(GLuint program, GLenum kind, const char* source)
{
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    glAttachShader(program, shader);
    // Freed together with the program.
    glDeleteShader(shader);
}

} // namespace

unsigned int opengl_program(const char* vertex_source, const char* fragment_source)
{
    const GLuint program = glCreateProgram();
    attach_shader(program, GL_VERTEX_SHADER, vertex_source);
    attach_shader(program, GL_FRAGMENT_SHADER, fragment_source);
    glLinkProgram(program);
    return program;
}

} // namespace consigliere::app
