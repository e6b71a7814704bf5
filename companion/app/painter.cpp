#include "companion/app/painter.h"

#include "companion/app/opengl.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace consigliere::app {

namespace {

constexpr const char* vertex_source = R"(#version 330 core
layout(location = 0) in vec2 place;
layout(location = 1) in vec2 letter_place;
layout(location = 2) in vec4 colour;
uniform vec2 size;
out vec4 ink;
out vec2 letter;
void main()
{
    ink = colour;
    letter = letter_place;
    // The rows of the picture go from above downwards, those of OpenGL upwards.
    gl_Position = vec4(2.0 * place.x / size.x - 1.0, 2.0 * place.y / size.y - 1.0, 0.0, 1.0);
}
)";

constexpr const char* plain_source = R"(#version 330 core
in vec4 ink;
out vec4 paint;
void main()
{
    paint = ink;
}
)";

constexpr const char* letter_source = R"(#version 330 core
in vec4 ink;
in vec2 letter;
uniform sampler2D letters;
out vec4 paint;
void main()
{
    paint = ink * texture(letters, letter);
}
)";

const void* offset(std::size_t bytes)
{
    return reinterpret_cast<const void*>(bytes);
}

/// Uploads a vector to the buffer bound to `target`.
template <typename Thing>
void fill_buffer(GLenum target, const std::vector<Thing>& things)
{
    glBufferData(target, static_cast<GLsizeiptr>(things.size() * sizeof(Thing)), things.data(),
        GL_STREAM_DRAW);
}

} // namespace

Painter::Backend Painter::faster_backend()
{
    const auto* const name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    const std::string_view renderer = name == nullptr ? "" : name;
    for (const std::string_view processor :
        {"llvmpipe", "softpipe", "Software Rasterizer", "swr"}) {
        if (renderer.find(processor) != std::string_view::npos)
            return Backend::processor;
    }
    return Backend::graphics_card;
}

Painter::Painter(Backend hand)
    : m_hand(hand)
{
    glGenTextures(1, &m_picture);
    glGenTextures(1, &m_letters);
    if (m_hand == Backend::processor_of_old_display)
        m_rectangle.emplace();
    else
        glGenFramebuffers(1, &m_frame);
    if (m_hand == Backend::graphics_card)
        prepare_card();
    ImGuiIO& io = ImGui::GetIO();
    io.BackendRendererName = "consigliere";
    // Allows draw lists with more vertices than 16-bit indices can address.
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
}

void Painter::prepare_card()
{
    for (auto [brush, source] :
        {std::pair(&m_plain, plain_source), std::pair(&m_letter, letter_source)}) {
        brush->program = opengl_program(vertex_source, source);
        brush->size = glGetUniformLocation(brush->program, "size");
    }
    glGenBuffers(1, &m_vertices);
    glGenBuffers(1, &m_corners);
    glGenVertexArrays(1, &m_shape);
    glBindVertexArray(m_shape);
    glBindBuffer(GL_ARRAY_BUFFER, m_vertices);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, m_corners);
    constexpr GLsizei stride = sizeof(ImDrawVert);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, stride, offset(offsetof(ImDrawVert, pos)));
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, stride, offset(offsetof(ImDrawVert, uv)));
    glVertexAttribPointer(
        2, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, offset(offsetof(ImDrawVert, col)));
    for (const GLuint place : {0U, 1U, 2U})
        glEnableVertexAttribArray(place);
}

Painter::~Painter()
{
    glDeleteTextures(1, &m_picture);
    glDeleteTextures(1, &m_letters);
    if (m_frame != 0)
        glDeleteFramebuffers(1, &m_frame);
    if (m_hand != Backend::graphics_card)
        return;
    glDeleteProgram(m_plain.program);
    glDeleteProgram(m_letter.program);
    glDeleteBuffers(1, &m_vertices);
    glDeleteBuffers(1, &m_corners);
    glDeleteVertexArrays(1, &m_shape);
}

void Painter::load_letters()
{
    ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
    if (m_hand == Backend::graphics_card)
        load_letters_of_card(fonts);
    else
        m_raster.take_letters(fonts);
    fonts.SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(m_letters)));
    forget();
}

void Painter::load_letters_of_card(ImFontAtlas& fonts) const
{
    unsigned char* opacities = nullptr;
    int width = 0;
    int height = 0;
    fonts.GetTexDataAsAlpha8(&opacities, &width, &height);
    glBindTexture(GL_TEXTURE_2D, m_letters);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    // The atlas has coverage only; swizzle it to white with alpha.
    constexpr std::array<GLint, 4> white = {GL_ONE, GL_ONE, GL_ONE, GL_RED};
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, white.data());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, opacities);
}

void Painter::fit()
{
    if (m_size == m_drawing.whole())
        return;
    m_size = m_drawing.whole();
    if (m_hand != Backend::graphics_card)
        m_raster.resize(m_size.width(), m_size.height());
    glBindTexture(GL_TEXTURE_2D, m_picture);
    if (m_rectangle)
        fit_old_texture();
    else
        fit_framebuffer();
    forget();
}

/// A texture of any size: neither mipmaps nor repetition. OpenGL ES 2 has no other byte order.
void Painter::fit_old_texture() const
{
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, m_size.width(), m_size.height(), 0, GL_RGBA,
        GL_UNSIGNED_BYTE, nullptr);
}

void Painter::fit_framebuffer() const
{
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    // Without a sized format OpenGL keeps this byte order. Most windows use it as well, so Mesa's
    // software renderer copies memory instead of converting each pixel.
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, m_size.width(), m_size.height(), 0, GL_BGRA,
        GL_UNSIGNED_INT_8_8_8_8_REV, nullptr);
    glBindFramebuffer(GL_FRAMEBUFFER, m_frame);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, m_picture, 0);
}

bool Painter::paint(const ImDrawData& drawing)
{
    m_drawing.take(drawing);
    if (m_drawing.whole().is_empty())
        return false;
    fit();
    const std::vector<painting::PixelRect> parts = m_changed.compare(m_drawing);
    if (parts.empty())
        return false;
    if (m_hand == Backend::graphics_card)
        begin_drawing();
    for (const painting::PixelRect& part : parts) {
        if (m_hand == Backend::graphics_card) {
            draw(part);
        } else {
            m_raster.paint(m_drawing, part);
            upload(part);
        }
    }
    m_textures.free_those_that_are_gone();
    return true;
}

void Painter::upload(const painting::PixelRect& part) const
{
    glBindTexture(GL_TEXTURE_2D, m_picture);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    // OpenGL ES 2 takes whole rows only.
    if (m_rectangle) {
        const auto row = static_cast<std::ptrdiff_t>(part.top) * m_raster.width();
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, part.top, m_raster.width(), part.height(), GL_RGBA,
            GL_UNSIGNED_BYTE, m_raster.pixels().data() + row);
        return;
    }
    glPixelStorei(GL_UNPACK_ROW_LENGTH, m_raster.width());
    const auto first = static_cast<std::ptrdiff_t>(part.top) * m_raster.width() + part.left;
    glTexSubImage2D(GL_TEXTURE_2D, 0, part.left, part.top, part.width(), part.height(), GL_BGRA,
        GL_UNSIGNED_INT_8_8_8_8_REV, m_raster.pixels().data() + first);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
}

void Painter::begin_drawing() const
{
    glBindFramebuffer(GL_FRAMEBUFFER, m_frame);
    glViewport(0, 0, m_size.width(), m_size.height());
    glEnable(GL_SCISSOR_TEST);
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glBindVertexArray(m_shape);
    glBindBuffer(GL_ARRAY_BUFFER, m_vertices);
    fill_buffer(GL_ARRAY_BUFFER, m_drawing.vertices());
}

void Painter::draw(const painting::PixelRect& part)
{
    const painting::FlatDrawing::VisibleRange observed = m_drawing.sight_of(part);
    if (!observed.is_filled) {
        clip_to(part);
        glClear(GL_COLOR_BUFFER_BIT);
    }
    m_strokes.clear();
    m_drawing.add_strokes(part, observed, m_strokes);
    fill_buffer(GL_ELEMENT_ARRAY_BUFFER, m_strokes.corners);
    for (const painting::DrawBatch& stroke : m_strokes.strokes) {
        const Brush& brush = stroke.is_plain ? m_plain : m_letter;
        glUseProgram(brush.program);
        if (!stroke.is_plain) {
            const unsigned int picture = m_textures.name_of(stroke.texture);
            glBindTexture(GL_TEXTURE_2D, picture == 0 ? m_letters : picture);
        }
        glUniform2f(
            brush.size, static_cast<float>(m_size.width()), static_cast<float>(m_size.height()));
        clip_to(stroke.scissor);
        glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(stroke.count), GL_UNSIGNED_INT,
            offset(stroke.first * sizeof(std::uint32_t)));
    }
}

void Painter::clip_to(const painting::PixelRect& rect)
{
    glScissor(rect.left, rect.top, rect.width(), rect.height());
}

void Painter::show(int width, int height) const
{
    if (m_rectangle) {
        m_rectangle->draw(m_picture, width, height);
        return;
    }
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, m_frame);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
    // Window rows go bottom-up.
    glBlitFramebuffer(0, 0, m_size.width(), m_size.height(), 0, height, width, 0,
        GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

} // namespace consigliere::app
