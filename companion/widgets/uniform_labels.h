#pragma once

#include "companion/widgets/ui.h"

#include <algorithm>
#include <string_view>

namespace consigliere::widgets {

/// Signs that stand side by side look alike only if their letters have one size. These have the
/// largest in which each of them has room: first all of them are told with their places, then they
/// are drawn.
class UniformLabels {
public:
    explicit UniformLabels(Font font)
        : m_font(font)
        , m_part(scale_of_letters())
    {
    }

    /// Where there is no room for a sign that could be read, the others do not become as small: it
    /// alone is shortened.
    void add(const Ui& ui, std::string_view text, float width)
    {
        constexpr float least = 0.55F;
        const float part = width / std::max(1.0F, ui.measure(text, m_font).x);
        m_part = std::min(m_part, std::max(part, least));
    }
    /// Whether no letter has to be smaller than its font is.
    [[nodiscard]] bool fit() const { return m_part >= 1; }
    /// In a place that is as wide as its letters, a sign has them in just this size.
    void draw(
        Ui& ui, const Rect& rect, std::string_view text, Colour colour, float align_x = 0) const
    {
        const float width = std::min(ui.measure(text, m_font).x * m_part, rect.width());
        const float left = rect.left + (rect.width() - width) * align_x;
        ui.sign({left, rect.top, left + width, rect.bottom}, text, {m_font, colour, align_x});
    }

private:
    Font m_font;
    /// How much of their size is left.
    float m_part;
};

} // namespace consigliere::widgets
