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

/// A button of a bar, a sheet or a menu, and its action.
struct MenuAction {
    std::string id;
    std::string label;
    std::function<void()> act;
    ButtonStyle style{};
    bool may_wait = false; ///< May move from the bar to the menu if there is no room.
};
/// Draws a menu with a row for each action and a close button of id `close_id`. A tap on any of
/// them first calls `close`, which may replace `actions`.
void draw_menu(Ui& ui, const ListDialog& menu, std::string_view close_id,
    const std::vector<MenuAction>& actions, const std::function<void()>& close);

} // namespace consigliere::screens
