#pragma once

#include "companion/frame/screen.h"
#include "companion/rulebook/rulebook.h"
#include "companion/widgets/marked_text.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Common frame of screens with a book: search field at the top, chapters or other choices at the
/// left. A search ignores the selected choice.
class BookFrame {
public:
    struct Choice {
        std::string id; ///< Id of its button: "chapter:wars".
        std::string label;
    };

    BookFrame(std::string query, std::string chosen)
        : m_query(std::move(query))
        , m_chosen(std::move(chosen))
    {
    }
    /// Returns the rectangle for the list with id `list`, which scrolls to the top when the search
    /// or the choice changes.
    Rect draw(Ui& ui, Rect rect, std::string_view hint, const std::vector<Choice>& choices,
        std::string_view list);

    /// Text of a book with the search words marked.
    [[nodiscard]] widgets::MarkedText marked(
        const rulebook::Rulebook& book, std::string text) const;
    /// With an unmarked label before it: "Editions differ: …"
    [[nodiscard]] widgets::MarkedText marked(
        const rulebook::Rulebook& book, const std::string& label, const std::string& text) const;

    [[nodiscard]] const std::string& query() const { return m_query; }
    /// Selected choice; applies without a search.
    [[nodiscard]] const std::string& chosen() const { return m_chosen; }
    [[nodiscard]] bool is_chosen(std::string_view id) const { return m_chosen == id; }

private:
    std::string m_query;
    std::string m_chosen;
    /// True before the first draw: resets the scroll position.
    bool m_is_new = true;
};

/// Prefix of the ids of chapter choices.
inline constexpr std::string_view chapter_choice = "chapter:";

} // namespace consigliere::screens
