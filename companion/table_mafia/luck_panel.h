#pragma once

#include "companion/table_mafia/card_move.h"
#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// What luck has to tell: the coin at a Fortuna, a game in the casino, a card that is drawn.
class LuckPanel final : public Panel {
public:
    LuckPanel(CardMove& card, Mode& mode)
        : m_card(card)
        , m_mode(mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) const override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    void draw_toss(Ui& ui, Rect& rect, const View& view, Figure figure);
    void draw_bet(Ui& ui, Rect& rect, const View& view, Figure figure);
    void draw_card(Ui& ui, Rect& rect, const View& view, Figure figure, Deck deck);

    CardMove& m_card;
    Mode& m_mode;
    int m_stake = smallest_note;
    std::optional<int> m_number;
};

} // namespace consigliere::table_mafia
