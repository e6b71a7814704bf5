#include "companion/evening/overlay.h"

namespace consigliere::screens {

void Overlay::open_menu(
    std::string name, std::string close, std::string title, std::vector<MenuAction> actions)
{
    open([this, name = std::move(name), close = std::move(close), title = std::move(title),
             actions = std::move(actions)](Ui& ui) {
        Rect rect = dialog_for(ui, name, 460_dp, 48_dp + 66_dp);
        widgets::title(ui, rect, title);
        draw_close_button(ui, close, rect);
        scroll_area(ui, name, rect, [&](Rect& rest) {
            for (const MenuAction& action : actions) {
                if (!button(ui, action.id, rest.cut_top(54_dp, 8_dp), action.label,
                        {.mood = action.mood}))
                    continue;
                this->close();
                action.act();
            }
        });
    });
}

} // namespace consigliere::screens
