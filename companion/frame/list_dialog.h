#pragma once

#include "companion/frame/room.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// What a dialog shows between its buttons and the top of the screen.
struct ListDialog {
    std::string_view list; ///< The name of the list.
    std::string_view title;
    float width = 0; ///< At the most, in logical pixels.
};
/// Draws a title and a list; gives the place of the buttons that end the dialog.
[[nodiscard]] Rect draw_list_dialog(
    Ui& ui, const ListDialog& dialog, const std::function<void(Rect& rest)>& draw_list);
/// The button at the left of that place, which is taken off it, for whoever goes no further.
[[nodiscard]] bool cancel_button(Ui& ui, std::string_view id, Rect& buttons);

/// Where one can go from a screen: a button of its bar, or a row of its menu where the bar has no
/// room.
struct Way {
    const char* id;
    std::string label;
    std::function<void()> does;
    ButtonStyle style{};
    bool may_wait = false; ///< In the menu.
};
/// The ways that wait; whether the menu is left.
[[nodiscard]] bool draw_menu(
    Ui& ui, const ListDialog& menu, std::string_view close, const std::vector<Way>& ways);

} // namespace consigliere::screens
