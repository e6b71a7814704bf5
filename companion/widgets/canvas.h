#pragma once

#include "companion/widgets/fonts.h"
#include "companion/widgets/layers.h"
#include "companion/widgets/theme.h"
#include "companion/widgets/units.h"

#include <imgui.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::widgets {

struct TextStyle {
    Font font = Font::body;
    Colour colour;
    /// 0 is the left or top edge, 0.5 the middle, 1 the right or bottom edge.
    float align_x = 0;
    float align_y = 0.5F;
    /// Whether the text may take more than one line.
    bool wraps = false;
};

/// How round the corners of a rectangle can be: not at all where a pixel has no room for them.
/// ImGui 1.86 divides by zero when less than a millionth of a pixel is left.
[[nodiscard]] float rounding_for(ImVec2 size, float wanted);

/// Shapes and texts in the colours and letters of a theme.
class Canvas : public Layers {
public:
    Canvas(const Theme& theme, Fonts& fonts)
        : m_theme(&theme)
        , m_fonts(&fonts)
    {
    }

    void set_theme(const Theme& theme) { m_theme = &theme; }
    [[nodiscard]] const Theme& theme() const { return *m_theme; }
    [[nodiscard]] Fonts& fonts() const { return *m_fonts; }

    [[nodiscard]] ImDrawList& draw() const { return *ImGui::GetWindowDrawList(); }
    void fill(const Rect& rect, Colour colour, float rounding = 0);
    void outline(const Rect& rect, Colour colour, float thickness, float rounding = 0);
    void line(ImVec2 from, ImVec2 to, Colour colour, float thickness);
    void disc(ImVec2 centre, float radius, Colour colour);
    void ring(ImVec2 centre, float radius, Colour colour, float thickness);

    /// Draws a text into a rectangle. Letters that are larger than what is drawn round them
    /// (`scale_of_letters`) go back towards its size as far as their place asks for. A text that
    /// does not fit even then is shortened with an ellipsis and remembered, so that a test can name
    /// it.
    void text(const Rect& rect, std::string_view text, const TextStyle& style);
    /// The same for a text that may be of any length, as people write them: it is shortened without
    /// remark, and can be read in full elsewhere.
    void elide_text(const Rect& rect, std::string_view text, const TextStyle& style);
    /// A short text as a part of a drawing: where that is small, its letters are small too, down to
    /// half of their size, before any is lost.
    void sign(const Rect& rect, std::string_view text, const TextStyle& style);
    /// How large a text is; with a width it is wrapped at, in several lines.
    [[nodiscard]] ImVec2 measure(std::string_view text, Font font, float wrap_width = 0) const;
    /// The lines, as parts of the text, into which a width breaks it, in letters of which a `part`
    /// of the size is left.
    [[nodiscard]] std::vector<std::string_view> wrap(
        std::string_view text, Font font, float width, float part = 1) const;
    /// The first of some fonts, largest first, in which a text fits a width; the last if none does.
    [[nodiscard]] Font fitting(
        std::string_view text, float width, std::initializer_list<Font> fonts) const;
    [[nodiscard]] const std::vector<std::string>& elided_texts() const { return m_shortened; }
    /// Tests read what the frame that was drawn last says; nobody else wants it remembered.
    void remember_texts() { m_remembers_texts = true; }
    [[nodiscard]] const std::vector<std::string>& texts() const { return m_texts; }

protected:
    void begin_canvas();

private:
    void draw_line(
        const Rect& rect, float top, std::string_view line, const TextStyle& style, float part = 1);
    void draw_one_line(const Rect& rect, std::string_view text, const TextStyle& style);
    void draw_lines(const Rect& rect, std::string_view text, const TextStyle& style);

    const Theme* m_theme;
    Fonts* m_fonts;
    std::vector<std::string> m_shortened;
    std::vector<std::string> m_texts;
    bool m_remembers_texts = false;
};

} // namespace consigliere::widgets
