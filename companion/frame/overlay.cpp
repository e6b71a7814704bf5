#include "companion/frame/overlay.h"

#include "companion/frame/folder_opening.h"

namespace consigliere::screens {

/// Offers to open a file or its folder, named in the message. Returns true if the message is now
/// that this failed.
bool Notice::offer_path(Ui& ui, Rect& buttons, const std::filesystem::path& path)
{
    const bool is_file = !std::filesystem::is_directory(path);
    std::vector<Rect> places = buttons.columns(is_file ? 3 : 2, 10_dp);
    buttons = places.back();
    if (is_file && button(ui, "notice:open", places[0], tr("Open")) && !open_file(path)) {
        m_sentence = tr("Can’t open files: this desktop has nothing for it. Install the package "
                        "xdg-utils.");
        return true;
    }
    const std::string label = is_file ? tr("Show in folder") : tr("Show folder");
    if (button(ui, "notice:folder", places[places.size() - 2], label) && !show_in_folder(path)) {
        m_sentence = tr("Can’t show folders: there is no file manager. Install one, and the "
                        "package xdg-utils.");
        return true;
    }
    return false;
}

void Notice::draw(Ui& ui)
{
    const std::filesystem::path named = path_named_in(m_sentence);
    const float width = 620_dp;
    const float height = paragraph_height(ui, m_sentence, Font::body, width - 40_dp) + 140_dp;
    Rect rect = dialog(ui, width, height);
    Rect close = rect.cut_bottom(60_dp, 12_dp);
    ui.text(rect, m_sentence, {Font::body, ui.theme().text, 0, 0, true});
    if (!named.empty() && offer_path(ui, close, named))
        return;
    if (!button(ui, "notice:close", close, tr("Close"), {ButtonKind::next}))
        return;
    m_sentence.clear();
    if (const auto then = std::exchange(m_then, {}))
        then();
}

void Overlay::open_menu(
    std::string name, std::string close, std::string title, std::vector<MenuAction> actions)
{
    open([this, name = std::move(name), close_id = std::move(close), title = std::move(title),
             actions = std::move(actions)](Ui& ui) {
        Rect rect = dialog_for(ui, name, 460_dp, 48_dp + 66_dp);
        widgets::title(ui, rect, title);
        const bool is_left =
            button(ui, close_id, rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next});
        const MenuAction* chosen = nullptr;
        scroll_area(ui, name, rect, [&](Rect& rest) {
            for (const MenuAction& action : actions) {
                if (button(ui, action.id, rest.cut_top(54_dp, 8_dp), action.label, action.style))
                    chosen = &action;
            }
        });
        if (is_left || chosen != nullptr)
            this->close();
        if (chosen != nullptr)
            chosen->act();
    });
}

void Overlay::draw(Ui& ui)
{
    // Keep alive what closes itself or is replaced.
    const std::vector<Open> open = m_open;
    const bool is_above_game = !open.empty() && open.back().rank == Rank::above_dialogs;
    if (m_notice.is_shown())
        m_notice.draw(ui);
    else if (is_game_asking() && !is_above_game)
        m_of_game.draw(ui);
    else if (!open.empty())
        (*open.back().draw)(ui);
}

} // namespace consigliere::screens
