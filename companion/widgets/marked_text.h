#pragma once

#include "companion/widgets/ui.h"

#include <string>
#include <string_view>
#include <vector>

namespace consigliere::widgets {

/// Text with search hits to highlight.
struct MarkedText {
    /// A highlighted range, in bytes.
    struct Mark {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    std::string text;
    std::vector<Mark> marks; ///< Ascending, not overlapping.
};

/// Draws a paragraph with highlighted marks; shrinks `rect` by the height used.
void paragraph(Ui& ui, Rect& rect, const MarkedText& text, Font font, Colour colour);

/// A laid-out paragraph, for callers that need its height before drawing.
struct Paragraph {
    MarkedText text;
    Font font = Font::body;
    Colour colour;
};
[[nodiscard]] float height_of(const Ui& ui, const std::vector<Paragraph>& paragraphs, float width);
void draw_paragraphs(Ui& ui, Rect& rect, const std::vector<Paragraph>& paragraphs);

} // namespace consigliere::widgets
