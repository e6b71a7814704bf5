#pragma once

#include "companion/widgets/ui.h"

#include <cstdint>
#include <vector>

/// Pictures made of pixels, as photos are; everything else on the screen is drawn. A picture is
/// handed over once and known by a number from then on, which stands in ImGui's drawings where the
/// number of a texture does. Whoever shows those drawings finds its pixels here, and makes of them
/// what it draws with.
namespace consigliere::widgets {

namespace symbol {
inline constexpr const char* camera = "\xef\x80\xb0";
} // namespace symbol

/// Red, green, blue and opacity of each pixel, row by row from the top.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;
};

/// A picture that can be drawn for as long as this lives, and is seen to the end of the frame in
/// which it goes. No two pictures ever have the same number.
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

/// The pixels behind the number of a texture; a null pointer for what is no picture, or none any
/// more: the letters of the fonts.
[[nodiscard]] const Pixels* pixels_of(ImTextureID id);

/// The largest place in the middle of a rectangle that has the shape of a picture, and is no larger
/// than it.
[[nodiscard]] Rect place_for(ImVec2 picture, const Rect& rect);
/// Draws a picture into a place of its shape.
void draw_picture(Ui& ui, const Rect& place, const Picture& picture);

} // namespace consigliere::widgets
