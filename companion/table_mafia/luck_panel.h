#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// What luck has to tell: the coin at a Fortuna, a game in the casino, a card that is drawn.
class LuckPanel final : public CardPanel {
public:
    using CardPanel::CardPanel;

    [[nodiscard]] BoardLook look(const View& view) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    void draw_toss(Ui& ui, Rect& rect, const View& view, Figure figure);
    void draw_bet(Ui& ui, Rect& rect, const View& view, Figure figure);
    void draw_stake(Ui& ui, Rect& rect, StakeSteps steps);
    void draw_card(Ui& ui, Rect& rect, const View& view, Figure figure, Deck deck);

    int m_stake = smallest_note;
    bool m_is_typing = false; ///< The stake is typed, digit by digit.
    std::optional<int> m_number;
};

} // namespace consigliere::table_mafia
