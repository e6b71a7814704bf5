#pragma once

#include "companion/widgets/button.h"

#include <string>
#include <string_view>

namespace consigliere::widgets {

/// Buttons as wide as their words, side by side, in as many lines as they need. Each line takes its
/// height off the top of the rectangle.
class Chips {
public:
    Chips(Ui& ui, Rect& rect);
    Chips(const Chips&) = delete;
    Chips& operator=(const Chips&) = delete;

    /// One more; true when it was tapped. What people have written may be of any length, and is
    /// shortened.
    bool add(std::string_view id, std::string_view label, const ButtonStyle& style = {});

private:
    Ui& m_ui;
    Rect& m_rect;
    Rect m_line;
    bool m_is_empty = true;
};

} // namespace consigliere::widgets
