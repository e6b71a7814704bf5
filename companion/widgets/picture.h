#pragma once

#include "companion/widgets/ui.h"

#include <cstdint>
#include <vector>

// Pixel images such as photos; everything else on the screen is vector graphics. A picture is
// registered once and then known by its id, which ImGui's draw lists carry as the texture id.
// Renderers find the pixels here and create their own textures.
namespace consigliere::widgets {

namespace symbol {
inline constexpr const char* camera = "\xef\x80\xb0";
} // namespace symbol

/// RGBA, 8 bits each, row by row from the top.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;
};

/// A registered picture. Its pixels remain until the end of the frame in which it is destroyed. Ids
/// are never reused.
class Picture {
public:
    explicit Picture(Pixels pixels);
    Picture(Picture&& other) noexcept;
    Picture& operator=(Picture&& other) noexcept;
    ~Picture();

    [[nodiscard]] ImVec2 size() const { return m_size; }
    [[nodiscard]] ImTextureID id() const { return m_id; }

private:
    ImVec2 m_size;
    ImTextureID m_id;
};

/// Returns the pixels for a texture id. nullptr if it is no picture (the font atlas) or has been
/// destroyed.
[[nodiscard]] const Pixels* pixels_of(ImTextureID id);

/// Largest centred rectangle with the picture's aspect ratio inside `rect`, not larger than the
/// picture.
[[nodiscard]] Rect place_for(ImVec2 picture, const Rect& rect);
/// Draws a picture into a rectangle of its aspect ratio.
void draw_picture(Ui& ui, const Rect& place, const Picture& picture);

} // namespace consigliere::widgets
