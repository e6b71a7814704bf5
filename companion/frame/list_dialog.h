#pragma once

#include "companion/frame/room.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

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

/// A way out of a screen. A button in its bar or, if there is no room, a row in its menu.
struct Way {
    const char* id;
    std::string label;
    std::function<void()> does;
    ButtonStyle style{};
    bool may_wait = false; ///< May move to the menu.
};
/// Draws the menu of the ways without room. Returns true when it is to close.
[[nodiscard]] bool draw_menu(
    Ui& ui, const ListDialog& menu, std::string_view close, const std::vector<Way>& ways);

} // namespace consigliere::screens
