#include "companion/widgets/chips.h"

#include <algorithm>

namespace consigliere::widgets {

namespace {

float gap()
{
    return 8_dp;
}

} // namespace

Chips::Chips(Ui& ui, Rect& rect)
    : m_ui(ui)
    , m_rect(rect)
{
}

bool Chips::add(std::string_view id, std::string_view label, const ButtonStyle& style)
{
    ButtonStyle small = style;
    small.font = Font::body;
    const float width = std::min(button_width(m_ui, label, small), m_rect.width());
    if (m_is_empty || width > m_line.width())
        m_line = m_rect.cut_top(48_dp, gap());
    m_is_empty = false;
    const Rect place = m_line.cut_left(width, gap());
    const Interaction touch = button_ground(m_ui, id, place, small);
    std::string shown = small.symbol == nullptr ? std::string() : std::string(small.symbol) + "  ";
    shown += label;
    m_ui.elide_text(place.inset(8_dp, 0), shown, {Font::body, letters_on(m_ui, small), 0.5F});
    return touch.tapped;
}

} // namespace consigliere::widgets
