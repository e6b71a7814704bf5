#pragma once

#include "companion/widgets/ui.h"

#include <functional>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// A list that scrolls by finger, wheel or keyboard. `content` cuts what it draws off the top of a
/// rectangle without a bottom; the total cut is the length of the list.
void scroll_area(
    Ui& ui, std::string_view id, const Rect& rect, const std::function<void(Rect& rest)>& content);

/// Scrolls to `place`, in pixels from the start of the list, in the next frame. Limited by the
/// length of the list.
void scroll_to(Ui& ui, std::string_view id, float place);
void scroll_to_start(Ui& ui, std::string_view id);

} // namespace consigliere::widgets
