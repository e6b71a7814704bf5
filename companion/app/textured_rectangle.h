#pragma once

namespace consigliere::app {

/// Fills the window with a texture, in the OpenGL of old displays: what OpenGL 2.1 and OpenGL ES 2
/// have in common.
class TexturedRectangle {
public:
    /// Bound to the OpenGL context current at construction.
    TexturedRectangle();
    TexturedRectangle(const TexturedRectangle&) = delete;
    TexturedRectangle& operator=(const TexturedRectangle&) = delete;
    ~TexturedRectangle();

    /// Draws the texture into a window of `width` × `height` pixels. Rows of the texture go
    /// top-down; its bytes are blue, green, red and nothing.
    void draw(unsigned int texture, int width, int height) const;

private:
    unsigned int m_program = 0;
};

} // namespace consigliere::app
