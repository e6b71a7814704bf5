#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// Panel for random results: the coin at Fortuna, casino games, drawn cards.
class LuckPanel final : public CardPanel {
public:
    using CardPanel::CardPanel;

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    void add_bet(Contents& panel, const View& view, Figure figure);
    void add_stake(Contents& panel, StakeSteps steps);
    void add_keys(Contents& panel, int most);
    void add_card(Contents& panel, const View& view, Figure figure, Deck deck);

    int m_stake = smallest_note;
    bool m_is_typing = false; ///< The stake is entered digit by digit.
    std::optional<int> m_number;
    std::optional<int> m_shown; ///< `m_number` in the last frame.
};

} // namespace consigliere::table_mafia
