#pragma once

#include "companion/app/dirty_regions.h"
#include "companion/app/flat_drawing.h"
#include "companion/app/raster.h"
#include "companion/app/textures.h"

#include <imgui.h>

#include <cstdint>

namespace consigliere::app {

/// Paints ImGui's drawings. It keeps the picture in a texture of OpenGL 3.3 and paints only those
/// parts anew that have changed: where the processor has to do all of it, a whole picture costs it
/// many times as much as what a tap changes.
///
/// It belongs to the OpenGL context, and to ImGui’s, that are current when it is made.
class Painter {
public:
    /// Who fills the triangles: OpenGL, or, where that is the processor as well, `Raster`.
    enum class Backend : std::uint8_t { graphics_card, processor };
    /// Who is quicker in the OpenGL context that is current.
    [[nodiscard]] static Backend faster_backend();

    explicit Painter(Backend hand);
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;
    ~Painter();

    /// Loads the letters of ImGui’s fonts, in place of those that it had.
    void load_letters();
    /// Makes the picture what the drawing says. False when it was that already.
    bool paint(const ImDrawData& drawing);
    /// Paints all of the next picture, whatever has changed.
    void forget() { m_changed.forget(); }

    /// Puts the picture into the window, which has so many pixels.
    void show(int width, int height) const;

private:
    void load_letters_of_card(ImFontAtlas& fonts) const;
    void fit();
    void begin_drawing() const;
    void draw(const PixelRect& part);
    void upload(const PixelRect& part) const;
    static void clip_to(const PixelRect& rect);

    Backend m_hand;
    FlatDrawing m_drawing;
    DirtyRegions m_changed;
    Raster m_raster;
    Strokes m_strokes;
    PixelRect m_size;
    Textures m_textures; ///< Of pictures.
    unsigned int m_letters = 0;
    unsigned int m_picture = 0; ///< Its rows go from above downwards.
    unsigned int m_frame = 0; ///< Through which OpenGL reaches the picture.
    unsigned int m_vertices = 0;
    unsigned int m_corners = 0;
    unsigned int m_shape = 0; ///< How the vertices lie in memory.
    /// What fills triangles: with the colours of their corners, and with letters.
    struct Brush {
        unsigned int program = 0;
        int size = -1;
    };
    Brush m_plain;
    Brush m_letter;
};

} // namespace consigliere::app
