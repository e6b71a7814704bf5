#pragma once

#include "companion/rules/book_screen.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// Rule book of a game: frequently misread rules first; by page, phase or search.
class RulesScreen final : public BookScreen {
public:
    /// Opens at a rule; at the top if `rule` is empty.
    RulesScreen(const Context& context, std::string game, std::string rule);

    void draw(Ui& ui, const Rect& rect) override;

private:
    [[nodiscard]] std::vector<Choice> choices() const;
    [[nodiscard]] std::vector<const rulebook::Rule*> listed() const;
    void draw_rule(Ui& ui, Rect& rect, const rulebook::Rule& rule);
    void draw_note(
        Ui& ui, Rect& rect, const std::string& label, const std::string& text, Colour ink) const;
};

} // namespace consigliere::screens
