#include "companion/widgets/panel.h"

#include "companion/widgets/letters.h"

#include <algorithm>

namespace consigliere::widgets {

Rect panel(Ui& ui, const Rect& rect)
{
    ui.fill(rect, ui.theme().panel, 14_dp);
    ui.outline(rect, ui.theme().line, 1_dp, 14_dp);
    return rect.inset(20_dp);
}

Rect raised(Ui& ui, const Rect& rect)
{
    ui.fill(rect, ui.theme().raised, 10_dp);
    ui.outline(rect, ui.theme().line.with_opacity(0.6F), 1_dp, 10_dp);
    return rect.inset(14_dp, 10_dp);
}

void heading(Ui& ui, Rect& rect, std::string_view text)
{
    const std::string capitals = in_capitals(text);
    const float height = std::max(20_dp, ui.measure(capitals, Font::small, rect.width()).y);
    ui.text(rect.cut_top(height, 8_dp), capitals, {Font::small, ui.theme().quiet, 0, 0.5F, true});
}

void title(Ui& ui, Rect& rect, std::string_view text)
{
    const Font font = ui.fitting(text, rect.width(), {Font::title, Font::small_title, Font::place});
    const float height = std::max(40_dp, ui.measure(text, font, rect.width()).y);
    ui.elide_text(rect.cut_top(height, 8_dp), text, {font, ui.theme().brass_text, 0, 0.5F, true});
}

float line_width(Font font)
{
    // A character is about half as wide as its line is high.
    constexpr float letters = 75;
    return Fonts::size_of(font) * letters / 2;
}

float paragraph_height(const Ui& ui, std::string_view text, Font font, float width)
{
    return ui.measure(text, font, std::min(width, line_width(font))).y + 2_dp;
}

void paragraph(Ui& ui, Rect& rect, std::string_view text, Font font, Colour colour)
{
    const float height = paragraph_height(ui, text, font, rect.width());
    Rect place = rect.cut_top(height, 6_dp);
    ui.text(place.cut_left(line_width(font)), text, {font, colour, 0, 0, true});
}

void paragraph(Ui& ui, Rect& rect, std::string_view text, Font font)
{
    paragraph(ui, rect, text, font, ui.theme().text);
}

void remark(Ui& ui, Rect& rect, std::string_view text, Font font)
{
    paragraph(ui, rect, text, font, ui.theme().quiet);
}

Rect dialog(Ui& ui, float width, float height)
{
    ui.fill(ui.whole_display(), ui.theme().ground.with_opacity(0.75F));
    const float margin = 12_dp;
    const Rect rect =
        Rect::around(ui.display().centre(), std::min(width, ui.display().width() - 2 * margin),
            std::min(height, ui.display().height() - 2 * margin));
    ui.watch_dialog(rect);
    ui.fill(rect.moved(0, 6_dp), ui.theme().shadow, 14_dp);
    return panel(ui, rect);
}

Rect dialog_for(Ui& ui, std::string_view id, float width, float rest)
{
    const float length = ui.scroll_state(id).length;
    // The length of a list is known only after its first frame.
    if (length == 0)
        ui.request_frame();
    const float border = 40_dp;
    return dialog(ui, width, length == 0 ? ui.display().height() : length + rest + border);
}

} // namespace consigliere::widgets
