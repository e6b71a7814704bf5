#pragma once

#include "companion/frame/screen.h"
#include "companion/rulebook/rulebook.h"
#include "companion/widgets/marked_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// Base of the screens with a game's book: search field at the top, chapters or other choices at
/// the left. A search ignores the selected choice.
class BookScreen : public Screen {
protected:
    struct Choice {
        std::string id; ///< Id of its button: "chapter:wars".
        std::string label;
    };

    BookScreen(const Context& context, std::string game, std::string query, std::string choice);

    /// Opens the book in the language of this frame, if that is another.
    void follow_language();
    /// Returns the rectangle for the list with id `list`, which scrolls to the top when the search
    /// or the choice changes.
    Rect draw_frame(Ui& ui, Rect rect, std::string_view hint, const std::vector<Choice>& choices,
        std::string_view list);

    /// Text of the book with the search words marked.
    [[nodiscard]] widgets::MarkedText marked(std::string text) const;
    /// With an unmarked label before it: "Editions differ: …"
    [[nodiscard]] widgets::MarkedText marked(
        const std::string& label, const std::string& text) const;

    [[nodiscard]] const std::string& query() const { return m_query; }
    /// Selected choice; applies without a search.
    [[nodiscard]] const std::string& choice() const { return m_choice; }
    [[nodiscard]] bool is_chosen(std::string_view id) const { return m_choice == id; }

    Context m_context;
    std::string m_game;
    /// nullptr if it failed to load.
    const rulebook::Rulebook* m_book = nullptr;

private:
    void open_book();

    std::string m_query;
    std::string m_choice;
    /// True before the first draw: resets the scroll position.
    bool m_is_new = true;
};

/// Prefix of the ids of chapter choices.
inline constexpr std::string_view chapter_choice = "chapter:";

} // namespace consigliere::screens
