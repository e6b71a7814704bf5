#pragma once

#include "companion/table_mafia/panel.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// Form for the text of a card, shown when it is first seen. Stores its words and its effects, each
/// with one amount per rank (M-6.1, M-3.4e). Kept for all later games.
class CardForm {
public:
    void open(Card card);
    void close() { m_is_open = false; }
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui, const View& view);
    /// True if the form was closed with an answer, including "not now".
    [[nodiscard]] bool is_answered() const { return m_is_answered; }

private:
    [[nodiscard]] Contents effects();
    [[nodiscard]] Contents amounts();
    void draw_told_effects(Ui& ui, Rect& rect);
    void draw_amounts(Ui& ui, Rect& rect);
    void finish(const View& view);

    bool m_is_open = false;
    bool m_is_answered = false;
    Card m_card;
    std::string m_text;
    std::vector<Effect> m_effects;
    /// Effect whose amounts are being entered.
    std::optional<Effect> m_told;
};

} // namespace consigliere::table_mafia
