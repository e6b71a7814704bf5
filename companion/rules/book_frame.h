#pragma once

#include "companion/frame/screen.h"
#include "companion/rulebook/rulebook.h"
#include "companion/widgets/marked_text.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// What screens that show a book have alike: a search above, and at the left the choices by which
/// the list is narrowed. Either one is in force: who searches looks through everything.
class BookFrame {
public:
    struct Choice {
        std::string id; ///< Of its button: "chapter:wars".
        std::string label;
    };

    BookFrame(std::string query, std::string chosen)
        : m_query(std::move(query))
        , m_chosen(std::move(chosen))
    {
    }
    /// Gives the place for the list `list`, which starts anew whenever something else is asked for.
    Rect draw(Ui& ui, Rect rect, std::string_view hint, const std::vector<Choice>& choices,
        std::string_view list);

    /// A text of a book with the words marked for which a search has found it.
    [[nodiscard]] widgets::MarkedText marked(
        const rulebook::Rulebook& book, std::string text) const;
    /// The same below a label, in which nothing is marked: "Editions differ: …"
    [[nodiscard]] widgets::MarkedText marked(
        const rulebook::Rulebook& book, const std::string& label, const std::string& text) const;

    [[nodiscard]] const std::string& query() const { return m_query; }
    /// Which choice is in force while nothing is searched.
    [[nodiscard]] const std::string& chosen() const { return m_chosen; }
    [[nodiscard]] bool is_chosen(std::string_view id) const { return m_chosen == id; }

private:
    std::string m_query;
    std::string m_chosen;
    /// It was not drawn yet: its list does not go on where another one was left.
    bool m_is_new = true;
};

/// The choices for the chapters of a book, and the chapter that one of them stands for.
inline constexpr std::string_view chapter_choice = "chapter:";

} // namespace consigliere::screens
