#pragma once

#include "companion/table_mafia/business_part.h"
#include "companion/table_mafia/city_part.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/roll_panel.h"

namespace consigliere::table_mafia {

/// Panel for the rest of a turn: offers of the field, businesses and cards, city. All are optional;
/// the next roll ends the turn (M-3.3).
class TurnPanel final : public Panel {
public:
    TurnPanel(CardMove& card, Mode& mode)
        : m_mode(mode)
        , m_business(card, mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    void add_field(Contents& panel, const View& view);
    void add_gift(Contents& panel, const View& view);
    void add_deals(Contents& panel, const View& view);

    Mode& m_mode;
    CityPart m_city;
    BusinessPart m_business;
    Dice m_dice;
    std::optional<Square> m_answered; ///< Square whose choices were scrolled into view.
};

} // namespace consigliere::table_mafia
