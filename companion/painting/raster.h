#pragma once

#include "companion/painting/flat_drawing.h"
#include "companion/painting/texture_sampling.h"
#include "companion/widgets/picture.h"

#include <imgui.h>

#include <cstdint>
#include <vector>

namespace consigliere::painting {

/// Software rasterizer into a picture in memory. Faster than a software OpenGL for ImGui's many
/// small triangles: it special-cases rectangles and glyphs.
///
/// A pixel's value depends on its position only, not on the region being painted.
class Raster {
public:
    /// Resizes the picture and clears it to black.
    void resize(int width, int height);
    /// Sets the font atlas. Call again after each rebuild, before painting.
    void take_letters(ImFontAtlas& fonts);
    /// Sets a copy of it, which must outlive the painting.
    void take_letters(const LetterTexture& letters) { m_letters = letters; }
    /// Repaints a region. Requires a drawing of the picture's size.
    void paint(const FlatDrawing& drawing, const PixelRect& part);

    /// Row by row, top-down; format as in `pixel.h`.
    [[nodiscard]] const std::vector<std::uint32_t>& pixels() const { return m_pixels; }
    [[nodiscard]] int width() const { return m_width; }

private:
    void paint_rectangle(const ImDrawVert& one, const ImDrawVert& across, const PixelRect& clip);
    void paint_letter(const ImDrawVert& one, const ImDrawVert& across, const PixelRect& box);
    void paint_triangle(
        const FlatDrawing& drawing, const FlatTriangle& triangle, const PixelRect& clip);
    void paint_picture(const FlatDrawing& drawing, const FlatTriangle& triangle,
        const widgets::Pixels& picture, const PixelRect& clip);
    [[nodiscard]] std::uint32_t* row(int y)
    {
        return m_pixels.data() + static_cast<std::ptrdiff_t>(y) * m_width;
    }

    int m_width = 0;
    std::vector<std::uint32_t> m_pixels;
    LetterTexture m_letters;
    std::vector<TexelBlend> m_columns; ///< Of the current glyph.
};

} // namespace consigliere::painting
