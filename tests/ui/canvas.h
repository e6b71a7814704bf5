#pragma once

#include "companion/painting/flat_drawing.h"
#include "companion/widgets/picture.h"

#include <imgui.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

namespace consigliere::test {

/// A picture in memory that ImGui's drawings are painted on, triangle by triangle, as a graphics
/// card would do it. So tests see what people see, on machines without any display.
class Canvas {
public:
    /// A letter at the moment when it is painted, and the ground that it is painted on.
    struct Glyph {
        ImVec2 centre;
        ImVec4 ink; ///< Red, green, blue, opacity, each from 0 to 1.
        ImVec4 ground; ///< The mean of what lies below it.
        ImVec4 clip; ///< Left, top, right, bottom of the part that is seen.
    };
    using OnGlyph = std::function<void(const Glyph&)>;

    Canvas(int width, int height);

    /// Paints a drawing with the fonts of the current ImGui context, and tells of each letter
    /// before it is painted.
    void paint(const ImDrawData& drawing, const OnGlyph& on_glyph);
    /// Paints a part of a drawing anew, as the window does: only what can touch it, and nothing
    /// outside.
    void paint_part(const painting::FlatDrawing& drawing, const painting::PixelRect& part);
    /// Red, green and blue of all pixels, row by row.
    [[nodiscard]] std::vector<std::uint8_t> bytes() const;
    /// Writes a PNG file.
    void write(const std::filesystem::path& path) const;

private:
    /// Letters are white as far as they are there; of pictures every pixel has a colour.
    struct Texture {
        const std::uint8_t* alpha = nullptr;
        const std::uint8_t* rgba = nullptr;
        int width = 0;
        int height = 0;
    };

    /// The texture of the letters of the current ImGui context.
    [[nodiscard]] static Texture letters();
    /// The texture with this number: of a picture, or of those letters.
    [[nodiscard]] static Texture texture_of(ImTextureID id);
    static void tint(ImVec4& ink, const Texture& texture, int texel);
    /// Without a texture it has the colours of its corners alone.
    void paint_triangle(
        const ImDrawVert* const (&corners)[3], const ImVec4& clip, const Texture* texture);
    [[nodiscard]] ImVec4 mean_of(const ImVec4& box) const;

    [[nodiscard]] std::size_t index_of(int x, int y) const
    {
        const int index = y * m_width + x;
        return static_cast<std::size_t>(index);
    }

    int m_width;
    int m_height;
    std::vector<ImVec4> m_pixels;
};

} // namespace consigliere::test
