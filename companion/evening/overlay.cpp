#include "companion/evening/overlay.h"

namespace consigliere::screens {

void Overlay::open_menu(
    std::string name, std::string close, std::string title, std::vector<MenuAction> actions)
{
    open([this, name = std::move(name), close = std::move(close), title = std::move(title),
             actions = std::move(actions)](Ui& ui) {
        draw_menu(ui, {name, title, 460}, close, actions, [this] { this->close(); });
    });
}

} // namespace consigliere::screens
