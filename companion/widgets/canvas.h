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
    /// 0 is left or top, 0.5 centred, 1 right or bottom.
    float align_x = 0;
    float align_y = 0.5F;
    bool wraps = false;
};

/// Corner radius for a rectangle of `size`; 0 if less than a pixel of it is left. ImGui 1.86
/// divides by zero at less than a millionth of a pixel.
[[nodiscard]] float rounding_for(ImVec2 size, float wanted);

/// A text and where its letters are.
struct PlacedText {
    std::string text;
    Rect rect;
    /// False if a list has scrolled it out of sight.
    bool is_in_sight = true;
};

/// Draws shapes and text in the colours and fonts of a theme.
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

    /// Draws text into `rect`. Text enlarged by scale_of_letters() shrinks back as far as needed to
    /// fit. Text that still does not fit is elided and added to elided_texts(), which tests check.
    void text(const Rect& rect, std::string_view text, const TextStyle& style);
    /// Like text(), for text of unlimited length that users write: it is elided without being
    /// reported. Its full form must be readable elsewhere.
    void elide_text(const Rect& rect, std::string_view text, const TextStyle& style);
    /// Draws a short label that is part of a drawing. It shrinks to half size before it is elided.
    void sign(const Rect& rect, std::string_view text, const TextStyle& style);
    /// Size of a text in pixels; wrapped if `wrap_width` is positive.
    [[nodiscard]] ImVec2 measure(std::string_view text, Font font, float wrap_width = 0) const;
    /// Returns the lines, as views into `text`, at this width and with glyphs scaled by `part`.
    [[nodiscard]] std::vector<std::string_view> wrap(
        std::string_view text, Font font, float width, float part = 1) const;
    /// Returns the first of `fonts` (largest first) in which the text fits; the last if none does.
    [[nodiscard]] Font fitting(
        std::string_view text, float width, std::initializer_list<Font> fonts) const;
    [[nodiscard]] const std::vector<std::string>& elided_texts() const { return m_shortened; }
    /// For tests: records every text drawn in a frame.
    void remember_texts() { m_remembers_texts = true; }
    [[nodiscard]] const std::vector<std::string>& texts() const { return m_texts; }
    /// For screen readers: records every text of the uppermost layer, and its place.
    void remember_places(bool are_remembered) { m_remembers_places = are_remembered; }
    [[nodiscard]] bool remembers_places() const { return m_remembers_places; }
    [[nodiscard]] const std::vector<PlacedText>& placed_texts() const { return m_placed; }

protected:
    void begin_canvas();

private:
    void remember(std::string_view text);
    void remember_place(const Rect& rect);
    void draw_line(
        const Rect& rect, float top, std::string_view line, const TextStyle& style, float part = 1);
    void draw_one_line(const Rect& rect, std::string_view text, const TextStyle& style);
    void draw_lines(const Rect& rect, std::string_view text, const TextStyle& style);

    const Theme* m_theme;
    Fonts* m_fonts;
    std::vector<std::string> m_shortened;
    std::vector<std::string> m_texts;
    bool m_remembers_texts = false;
    std::vector<PlacedText> m_placed;
    bool m_remembers_places = false;
};

} // namespace consigliere::widgets
