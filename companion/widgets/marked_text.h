#pragma once

#include "companion/widgets/ui.h"

#include <string>
#include <string_view>
#include <vector>

namespace consigliere::widgets {

/// A text of which some parts were looked for.
struct MarkedText {
    /// A part, by its bytes.
    struct Mark {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    std::string text;
    std::vector<Mark> marks; ///< In their order, none over another.
};

/// A paragraph with its marked parts on a ground of their own; takes the height that it needs off
/// the top of `rect`.
void paragraph(Ui& ui, Rect& rect, const MarkedText& text, Font font, Colour colour);

/// A paragraph as it is going to be drawn, for what has to know its height before.
struct Paragraph {
    MarkedText text;
    Font font = Font::body;
    Colour colour;
};
[[nodiscard]] float height_of(const Ui& ui, const std::vector<Paragraph>& paragraphs, float width);
void draw_paragraphs(Ui& ui, Rect& rect, const std::vector<Paragraph>& paragraphs);

} // namespace consigliere::widgets
