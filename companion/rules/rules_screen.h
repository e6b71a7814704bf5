#pragma once

#include "companion/rules/book_frame.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Rule book of a game: frequently misread rules first; by page, phase or search.
class RulesScreen final : public Screen {
public:
    /// Opens at a rule; at the top if `rule` is empty.
    RulesScreen(Context context, std::string game, std::string rule);

    void draw(Ui& ui, const Rect& rect) override;

private:
    void open_book();
    [[nodiscard]] std::vector<BookFrame::Choice> choices() const;
    [[nodiscard]] std::vector<const rulebook::Rule*> listed() const;
    [[nodiscard]] widgets::MarkedText marked(std::string text) const
    {
        return m_frame.marked(*m_book, std::move(text));
    }
    void draw_rule(Ui& ui, Rect& rect, const rulebook::Rule& rule);
    void draw_note(
        Ui& ui, Rect& rect, const std::string& label, const std::string& text, Colour ink) const;

    Context m_context;
    std::string m_game;
    BookFrame m_frame;
    /// Book in the language of the last draw; nullptr if it failed to load.
    const rulebook::Rulebook* m_book = nullptr;
};

} // namespace consigliere::screens
