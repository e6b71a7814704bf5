#pragma once

#include "companion/widgets/ui.h"

#include <algorithm>
#include <string_view>

namespace consigliere::widgets {

/// Signs that stand side by side look alike only if their letters have one size. These have the
/// largest in which each of them has room: first all of them are told with their places, then they
/// are drawn.
class EvenSigns {
public:
    explicit EvenSigns(Font font)
        : m_font(font)
        , m_part(scale_of_letters())
    {
    }

    void add(const Ui& ui, std::string_view text, float width)
    {
        m_part = std::min(m_part, width / std::max(1.0F, ui.measure(text, m_font).x));
    }
    /// Whether no letter has to be smaller than its font is.
    [[nodiscard]] bool fit() const { return m_part >= 1; }
    /// In a place that is as wide as its letters, a sign has them in just this size.
    void draw(
        Ui& ui, const Rect& rect, std::string_view text, Colour colour, float align_x = 0) const
    {
        const float width = ui.measure(text, m_font).x * m_part;
        const float left = rect.left + (rect.width() - width) * align_x;
        ui.sign({left, rect.top, left + width, rect.bottom}, text, {m_font, colour, align_x});
    }

private:
    Font m_font;
    /// How much of their size is left.
    float m_part;
};

} // namespace consigliere::widgets
