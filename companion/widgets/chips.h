#pragma once

#include "companion/widgets/button.h"

#include <string>
#include <string_view>

namespace consigliere::widgets {

/// Buttons as wide as their labels, in as many lines as needed. Each line shrinks the rectangle by
/// its height.
class Chips {
public:
    Chips(Ui& ui, Rect& rect);
    Chips(const Chips&) = delete;
    Chips& operator=(const Chips&) = delete;

    /// Adds a button. Returns true when tapped. A long label is elided.
    bool add(std::string_view id, std::string_view label, const ButtonStyle& style = {});

private:
    Ui& m_ui;
    Rect& m_rect;
    Rect m_line;
    bool m_is_empty = true;
};

} // namespace consigliere::widgets
