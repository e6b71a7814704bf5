#pragma once

#include "companion/table_mafia/panel.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// What a card says, told at its first sight and kept for all evenings: its words, and what it
/// does, put together of a few effects with an amount for each rank (M-6.1, M-3.4e).
class CardForm {
public:
    void open(Card card);
    void close() { m_is_open = false; }
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui, const View& view);
    /// Whether the form was left with an answer, which may be that nobody tells it now.
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
    /// The effect whose amounts are being told.
    std::optional<Effect> m_told;
};

} // namespace consigliere::table_mafia
