#include "companion/widgets/marked_text.h"

#include "companion/widgets/panel.h"

#include <algorithm>

namespace consigliere::widgets {

namespace {

/// Highlights the part of the marks in one line.
void draw_marks(Ui& ui, const Rect& line, std::string_view letters, std::size_t begin,
    const MarkedText& text, Font font)
{
    constexpr float opacity = 0.34F;
    const std::size_t end = begin + letters.size();
    for (const MarkedText::Mark& mark : text.marks) {
        const std::size_t first = std::max(mark.begin, begin);
        const std::size_t last = std::min(mark.end, end);
        if (first >= last)
            continue;
        const float left = line.left + ui.measure(letters.substr(0, first - begin), font).x;
        const float width = ui.measure(letters.substr(first - begin, last - first), font).x;
        ui.fill({left - 1_dp, line.top, left + width + 1_dp, line.bottom},
            ui.theme().brass.with_opacity(opacity), 3_dp);
    }
}

} // namespace

void paragraph(Ui& ui, Rect& rect, const MarkedText& text, Font font, Colour colour)
{
    if (!text.marks.empty()) {
        const float height = Fonts::size_of(font);
        const float width = std::min(rect.width(), line_width(font));
        float top = rect.top;
        for (const std::string_view letters : ui.wrap(text.text, font, width)) {
            const auto begin = static_cast<std::size_t>(letters.data() - text.text.data());
            const Rect line{rect.left, top, rect.left + width, top + height};
            draw_marks(ui, line, letters, begin, text, font);
            top += height;
        }
    }
    paragraph(ui, rect, text.text, font, colour);
}

float height_of(const Ui& ui, const std::vector<Paragraph>& paragraphs, float width)
{
    const float gap = 6_dp;
    float height = 0;
    for (const Paragraph& each : paragraphs)
        height += paragraph_height(ui, each.text.text, each.font, width) + gap;
    return height;
}

void draw_paragraphs(Ui& ui, Rect& rect, const std::vector<Paragraph>& paragraphs)
{
    for (const Paragraph& each : paragraphs)
        paragraph(ui, rect, each.text, each.font, each.colour);
}

} // namespace consigliere::widgets
