#pragma once

#include "companion/app/flat_drawing.h"
#include "companion/app/texture_sampling.h"
#include "companion/widgets/picture.h"

#include <imgui.h>

#include <cstdint>
#include <vector>

namespace consigliere::app {

/// A picture in memory, painted by the processor. Where there is no graphics card, OpenGL is the
/// processor too, and takes several times as long for the many small triangles that ImGui draws:
/// it knows of rectangles and letters only as of any other triangle.
///
/// What a pixel becomes hangs on its place alone, and not on the part in which it is painted.
class Raster {
public:
    /// Makes it as large as a drawing; what was on it is lost then.
    void resize(int width, int height);
    /// Takes letters from the texture of these fonts from now on. They must not be made anew before
    /// it is told.
    void take_letters(ImFontAtlas& fonts);
    /// Paints a part of a drawing that has the size of the picture.
    void paint(const FlatDrawing& drawing, const PixelRect& part);

    /// Row by row from above, as `pixel.h` says.
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
    std::vector<TexelBlend> m_columns; ///< Of the letter that is being painted.
};

} // namespace consigliere::app
