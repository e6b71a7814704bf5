#pragma once

#include "companion/frame/list_dialog.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// At most one dialog or menu above a screen, drawn until it calls close().
class Overlay {
public:
    using Draw = std::function<void(Ui& ui)>;
    /// Whether the dialogs of the table are above it, or wait until it closes.
    enum class Rank : std::uint8_t { below_dialogs, above_dialogs };

    /// Replaces what was open. `draw` may close the overlay or open another.
    void open(Draw draw, Rank rank = Rank::below_dialogs)
    {
        m_draw = std::make_shared<const Draw>(std::move(draw));
        m_rank = rank;
    }
    /// Opens a menu with a row for each action; an action closes it first. `close` is the id of its
    /// close button.
    void open_menu(
        std::string name, std::string close, std::string title, std::vector<MenuAction> actions);
    void close() { m_draw.reset(); }
    /// Draws a close button; shrinks `rect` from the bottom.
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
        // Keep the closure alive while it replaces itself.
        if (const std::shared_ptr<const Draw> drawn = m_draw)
            (*drawn)(ui);
    }

private:
    std::shared_ptr<const Draw> m_draw;
    Rank m_rank = Rank::below_dialogs;
};

} // namespace consigliere::screens
