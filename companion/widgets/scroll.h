#pragma once

#include "companion/widgets/ui.h"

#include <functional>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// A list that is longer than its place and moves under the finger, the wheel, or the keyboard.
/// `content` cuts what it draws off the top of a rectangle that has no end below; the list is as
/// long as what was cut off.
void scroll_area(
    Ui& ui, std::string_view id, const Rect& rect, const std::function<void(Rect& rest)>& content);

/// Moves a list in the next frame so that it begins at `place`, so many pixels from its start, or
/// as near to that as its end allows.
void scroll_to(Ui& ui, std::string_view id, float place);
/// Moves a list to its start at the next frame.
void scroll_to_start(Ui& ui, std::string_view id);

} // namespace consigliere::widgets
