#pragma once

#include "companion/frame/room.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Something that can be done: a button, and what a tap on it does.
struct MenuAction {
    std::string id;
    std::string label;
    std::function<void()> act;
    widgets::Readiness mood{};
};

/// What covers a screen: nothing, or one thing that is drawn until it closes this.
class Overlay {
public:
    using Draw = std::function<void(Ui& ui)>;
    /// Whether the dialogs of the table below wait until it is closed.
    enum class Rank : std::uint8_t { below_dialogs, above_dialogs };

    /// Takes the place of what was open. `draw` may close it or open something else.
    void open(Draw draw, Rank rank = Rank::below_dialogs)
    {
        m_draw = std::make_shared<const Draw>(std::move(draw));
        m_rank = rank;
    }
    /// Opens a dialog of this name with a row for each action; an action closes it first. `close`
    /// is the name of its last button.
    void open_menu(
        std::string name, std::string close, std::string title, std::vector<MenuAction> actions);
    void close() { m_draw.reset(); }
    /// Takes its height off the bottom of a dialog.
    void draw_close_button(Ui& ui, std::string_view id, Rect& rect)
    {
        if (button(ui, id, rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
            close();
    }
    [[nodiscard]] bool is_open() const { return m_draw != nullptr; }
    [[nodiscard]] bool is_above_dialogs() const
    {
        return is_open() && m_rank == Rank::above_dialogs;
    }
    void draw(Ui& ui) const
    {
        // It lives on until it is drawn, whatever it opens.
        if (const std::shared_ptr<const Draw> drawn = m_draw)
            (*drawn)(ui);
    }

private:
    std::shared_ptr<const Draw> m_draw;
    Rank m_rank = Rank::below_dialogs;
};

} // namespace consigliere::screens
