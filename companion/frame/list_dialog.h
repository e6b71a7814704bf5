#pragma once

#include "companion/frame/room.h"

#include <functional>
#include <string_view>

namespace consigliere::screens {

/// A dialog of a title, a scrolled list and buttons below.
struct ListDialog {
    std::string_view list; ///< Id of the list.
    std::string_view title;
    float width = 0; ///< Maximum, in logical pixels.
};
/// Draws title and list. Returns the rectangle for the buttons.
[[nodiscard]] Rect draw_list_dialog(
    Ui& ui, const ListDialog& dialog, const std::function<void(Rect& rest)>& draw_list);
/// Draws the cancel button, cut off the left of `buttons`. Returns true when tapped.
[[nodiscard]] bool cancel_button(Ui& ui, std::string_view id, Rect& buttons);

} // namespace consigliere::screens
