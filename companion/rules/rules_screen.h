#pragma once

#include "companion/rules/book_frame.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// The rules of a game for a dispute: what is misread most first, by page and phase, by search.
class RulesScreen final : public Screen {
public:
    /// Opens at a rule, or at the beginning when `rule` is empty.
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
    /// In the language in which it was opened last; a null pointer where it cannot be read.
    const rulebook::Rulebook* m_book = nullptr;
    Notice m_notice;
};

} // namespace consigliere::screens
