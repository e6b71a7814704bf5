#include "companion/widgets/panel.h"

#include <unicode/unistr.h>

#include <algorithm>
#include <string>

namespace consigliere::widgets {

namespace {

std::string in_capitals(std::string_view text)
{
    icu::UnicodeString letters = icu::UnicodeString::fromUTF8(
        icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    std::string capitals;
    letters.toUpper().toUTF8String(capitals);
    return capitals;
}

} // namespace

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
    ui.text(rect.cut_top(20_dp, 8_dp), in_capitals(text), {Font::small, ui.theme().quiet});
}

void title(Ui& ui, Rect& rect, std::string_view text)
{
    ui.text(rect.cut_top(40_dp, 8_dp), text, {Font::title, ui.theme().brass_text});
}

float paragraph_height(const Ui& ui, std::string_view text, Font font, float width)
{
    return ui.measure(text, font, width).y + 2_dp;
}

void paragraph(Ui& ui, Rect& rect, std::string_view text, Font font, Colour colour)
{
    const float height = paragraph_height(ui, text, font, rect.width());
    ui.text(rect.cut_top(height, 6_dp), text, {font, colour, 0, 0, true});
}

Rect dialog(Ui& ui, float width, float height)
{
    ui.fill(ui.display(), ui.theme().ground.with_opacity(0.75F));
    const float margin = 12_dp;
    const Rect rect =
        Rect::around(ui.display().centre(), std::min(width, ui.display().width() - 2 * margin),
            std::min(height, ui.display().height() - 2 * margin));
    ui.fill(rect.moved(0, 6_dp), ui.theme().shadow, 14_dp);
    return panel(ui, rect);
}

} // namespace consigliere::widgets
