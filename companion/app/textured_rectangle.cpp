#include "companion/app/textured_rectangle.h"

#include "companion/app/opengl.h"

#include <array>

namespace consigliere::app {

namespace {

constexpr const char* corner_source = R"(
attribute vec2 corner;
varying vec2 place;
void main()
{
    place = vec2(corner.x, 1.0 - corner.y);
    gl_Position = vec4(2.0 * corner - 1.0, 0.0, 1.0);
}
)";

constexpr const char* pixel_source = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D picture;
varying vec2 place;
void main()
{
    gl_FragColor = vec4(texture2D(picture, place).bgr, 1.0);
}
)";

} // namespace

TexturedRectangle::TexturedRectangle()
    : m_program(opengl_program(corner_source, pixel_source))
{
}

TexturedRectangle::~TexturedRectangle()
{
    glDeleteProgram(m_program);
}

void TexturedRectangle::draw(unsigned int texture, int width, int height) const
{
    constexpr std::array<float, 8> corners{0, 0, 1, 0, 0, 1, 1, 1};
    const auto attribute = static_cast<GLuint>(glGetAttribLocation(m_program, "corner"));
    glViewport(0, 0, width, height);
    glUseProgram(m_program);
    glBindTexture(GL_TEXTURE_2D, texture);
    glVertexAttribPointer(attribute, 2, GL_FLOAT, GL_FALSE, 0, corners.data());
    glEnableVertexAttribArray(attribute);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

} // namespace consigliere::app
