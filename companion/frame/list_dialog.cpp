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

} // namespace consigliere::screens
