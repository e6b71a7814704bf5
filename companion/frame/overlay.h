#pragma once

#include "companion/frame/room.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// A message, mostly about an error, above the screen until dismissed.
class Notice {
public:
    /// Replaces the message shown. `then` is called once it is dismissed.
    void show(std::string sentence, std::function<void()> then = {})
    {
        m_sentence = std::move(sentence);
        m_then = std::move(then);
    }
    /// Shows the error, if any. Returns true if there was one.
    template <typename Result>
    [[nodiscard]] bool tells_failure(const Result& result)
    {
        if (result.is_error())
            show(telling::tell(result.error()));
        return result.is_error();
    }
    [[nodiscard]] bool is_shown() const { return !m_sentence.empty(); }
    void draw(Ui& ui);

private:
    [[nodiscard]] bool offer_path(Ui& ui, Rect& buttons, const std::filesystem::path& path);

    std::string m_sentence;
    std::function<void()> m_then;
};

/// A button of a bar, a sheet or a menu, and its action.
struct MenuAction {
    std::string id;
    std::string label;
    std::function<void()> act;
    ButtonStyle style{};
    bool may_wait = false; ///< May move from the bar to the menu if there is no room.
};

/// The dialogs and menus above a screen, and its message. The top one alone is drawn and gets
/// input, from the frame after it was opened.
class Overlay {
public:
    using Draw = std::function<void(Ui& ui)>;
    /// Whether the dialogs of a game are above it, or wait until it closes.
    enum class Rank : std::uint8_t { below_dialogs, above_dialogs };

    /// Replaces what was open.
    void open(Draw draw, Rank rank = Rank::below_dialogs)
    {
        close_all();
        m_open.push_back({std::make_shared<const Draw>(std::move(draw)), rank});
    }
    /// Opens above what is open, with its rank; closing it uncovers that again.
    void open_above(Draw draw)
    {
        const Rank rank = m_open.empty() ? Rank::below_dialogs : m_open.back().rank;
        m_open.push_back({std::make_shared<const Draw>(std::move(draw)), rank});
    }
    /// Opens a dialog above what is open that is an object with `draw(Ui&)`. It lives until the end
    /// of the frame in which it closes.
    template <typename Dialog, typename... Facts>
    void open_dialog(Facts&&... facts)
    {
        open_above([dialog = std::make_shared<Dialog>(std::forward<Facts>(facts)...)](
                       Ui& ui) { dialog->draw(ui); });
    }
    /// Opens a menu with a row for each action; an action closes it first. `close` is the id of its
    /// close button. Replaces what was open.
    void open_menu(
        std::string name, std::string close, std::string title, std::vector<MenuAction> actions);
    /// Closes the top dialog.
    void close()
    {
        if (!m_open.empty())
            m_open.pop_back();
    }
    void close_all() { m_open.clear(); }
    /// Draws a close button; shrinks `rect` from the bottom.
    void draw_close_button(Ui& ui, std::string_view id, Rect& rect)
    {
        if (button(ui, id, rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
            close();
    }
    /// Takes in the dialogs of a table or box page, which draws them itself.
    struct OfGame {
        std::function<bool()> is_open;
        Draw draw;
    };
    void add_dialogs_of_game(OfGame dialogs) { m_of_game = std::move(dialogs); }

    [[nodiscard]] Notice& notice() { return m_notice; }
    /// True if a dialog or menu is open.
    [[nodiscard]] bool is_open() const { return !m_open.empty(); }
    /// True if anything is above the screen: also a message, or a dialog of a game.
    [[nodiscard]] bool covers() const
    {
        return m_notice.is_shown() || is_open() || is_game_asking();
    }
    void draw(Ui& ui);

private:
    struct Open {
        std::shared_ptr<const Draw> draw;
        Rank rank = Rank::below_dialogs;
    };
    [[nodiscard]] bool is_game_asking() const { return m_of_game.is_open && m_of_game.is_open(); }

    std::vector<Open> m_open;
    OfGame m_of_game;
    Notice m_notice;
};

} // namespace consigliere::screens
