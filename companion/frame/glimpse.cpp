#include "companion/frame/glimpse.h"

#include <algorithm>

namespace consigliere::screens {

void draw_glimpse(Ui& ui, const Rect& rect, const scanning::GreyPicture& picture)
{
    ui.fill(rect, ui.theme().panel, 8_dp);
    if (picture.is_empty()) {
        ui.text(rect.inset(12_dp), tr("Opening camera…"),
            {Font::body, ui.theme().quiet, 0.5F, 0.5F, true});
        return;
    }
    const float pixel = std::min(rect.width() / static_cast<float>(picture.width),
        rect.height() / static_cast<float>(picture.height));
    const Rect place = Rect::around(rect.centre(), pixel * static_cast<float>(picture.width),
        pixel * static_cast<float>(picture.height));
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            const std::uint32_t grey = picture.at(x, y);
            constexpr std::uint32_t to_rgb = 0x010101;
            ui.fill(Rect::at({place.left + static_cast<float>(x) * pixel,
                                 place.top + static_cast<float>(y) * pixel},
                        pixel, pixel),
                Colour(grey * to_rgb));
        }
    }
}

} // namespace consigliere::screens
