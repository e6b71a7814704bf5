#pragma once

#include "companion/app/textured_rectangle.h"
#include "companion/app/textures.h"
#include "companion/painting/dirty_regions.h"
#include "companion/painting/flat_drawing.h"
#include "companion/painting/raster.h"

#include <imgui.h>

#include <cstdint>
#include <optional>

namespace consigliere::app {

/// Renders ImGui drawings with OpenGL. Keeps the picture in a texture and repaints dirty
/// regions only, because a full repaint is many times slower on software renderers.
///
/// Bound to the OpenGL and ImGui contexts current at construction.
class Painter {
public:
    enum class Backend : std::uint8_t {
        graphics_card, ///< OpenGL 3.3 fills the triangles.
        processor, ///< `Raster` fills them, for a software renderer with OpenGL 3.3.
        processor_of_old_display, ///< The same, for OpenGL 2.1 or OpenGL ES 2.
    };
    /// The faster backend for the current OpenGL 3.3 context.
    [[nodiscard]] static Backend faster_backend();

    explicit Painter(Backend hand);
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;
    ~Painter();

    /// Replaces the font texture by the current ImGui atlas.
    void load_letters();
    /// Updates the picture. Returns false if nothing changed.
    bool paint(const ImDrawData& drawing);
    void forget() { m_changed.forget(); }

    /// Copies the picture to a window of `width` × `height` pixels.
    void show(int width, int height) const;

private:
    void prepare_card();
    void load_letters_of_card(ImFontAtlas& fonts) const;
    void fit();
    void fit_old_texture() const;
    void fit_framebuffer() const;
    void begin_drawing() const;
    void draw(const painting::PixelRect& part);
    void upload(const painting::PixelRect& part) const;
    static void clip_to(const painting::PixelRect& rect);

    Backend m_hand;
    painting::FlatDrawing m_drawing;
    painting::DirtyRegions m_changed;
    painting::Raster m_raster;
    painting::Strokes m_strokes;
    painting::PixelRect m_size;
    Textures m_textures;
    std::optional<TexturedRectangle> m_rectangle; ///< Of an old display.
    unsigned int m_letters = 0;
    unsigned int m_picture = 0; ///< Rows top-down.
    unsigned int m_frame = 0; ///< Framebuffer object of the picture.
    unsigned int m_vertices = 0;
    unsigned int m_corners = 0;
    unsigned int m_shape = 0; ///< Vertex array object.
    /// Shader program of plain or textured triangles.
    struct Brush {
        unsigned int program = 0;
        int size = -1;
    };
    Brush m_plain;
    Brush m_letter;
};

} // namespace consigliere::app
