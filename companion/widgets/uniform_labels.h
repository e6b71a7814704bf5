#pragma once

#include "companion/widgets/ui.h"

#include <algorithm>
#include <string_view>

namespace consigliere::widgets {

/// Labels side by side in one common font size: the largest in which each fits. First add() all of
/// them, then draw() them.
class UniformLabels {
public:
    explicit UniformLabels(Font font)
        : m_font(font)
        , m_part(scale_of_letters())
    {
    }

    /// Adds a label to the measurement. One that would need less than 0.55 of the font size does
    /// not shrink the others; it is elided instead.
    void add(const Ui& ui, std::string_view text, float width)
    {
        constexpr float least = 0.55F;
        const float part = width / std::max(1.0F, ui.measure(text, m_font).x);
        m_part = std::min(m_part, std::max(part, least));
    }
    /// True if all fit at the full font size.
    [[nodiscard]] bool fit() const { return m_part >= 1; }
    /// Draws the label at the common size, at its measured width.
    void draw(
        Ui& ui, const Rect& rect, std::string_view text, Colour colour, float align_x = 0) const
    {
        const float width = std::min(ui.measure(text, m_font).x * m_part, rect.width());
        const float left = rect.left + (rect.width() - width) * align_x;
        ui.sign({left, rect.top, left + width, rect.bottom}, text, {m_font, colour, align_x});
    }

private:
    Font m_font;
    /// Common scale factor, at most scale_of_letters().
    float m_part;
};

} // namespace consigliere::widgets
