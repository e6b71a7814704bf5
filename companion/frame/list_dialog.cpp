#include "companion/frame/list_dialog.h"

namespace consigliere::screens {

Rect draw_list_dialog(
    Ui& ui, const ListDialog& dialog, const std::function<void(Rect& rest)>& draw_list)
{
    Rect rect = dialog_for(ui, dialog.list, dp(dialog.width), 48_dp + 70_dp);
    title(ui, rect, dialog.title);
    const Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    scroll_area(ui, dialog.list, rect, draw_list);
    return buttons;
}

bool cancel_button(Ui& ui, std::string_view id, Rect& buttons)
{
    return button(ui, id, buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel"));
}

void draw_menu(Ui& ui, const ListDialog& menu, std::string_view close_id,
    const std::vector<MenuAction>& actions, const std::function<void()>& close)
{
    Rect rect = dialog_for(ui, menu.list, dp(menu.width), 48_dp + 66_dp);
    title(ui, rect, menu.title);
    const bool is_left =
        button(ui, close_id, rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next});
    std::function<void()> act;
    scroll_area(ui, menu.list, rect, [&](Rect& rest) {
        for (const MenuAction& action : actions) {
            if (button(ui, action.id, rest.cut_top(54_dp, 8_dp), action.label, action.style))
                act = action.act;
        }
    });
    if (is_left || act)
        close();
    if (act)
        act();
}

} // namespace consigliere::screens
