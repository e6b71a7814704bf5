#pragma once

#include "companion/table_mafia/city_part.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/possible.h"
#include "companion/widgets/chips.h"

namespace consigliere::table_mafia {

/// The rest of a turn, step after step: what the field offers, businesses and cards, the city. What
/// is not done is passed over; the next roll ends the turn (M-3.3).
class TurnPanel final : public CardPanel {
public:
    using CardPanel::CardPanel;

    [[nodiscard]] BoardLook look(const View& view) override;
    void touched(const View& view, const BoardTouch& touch) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    void buy(const View& view, Field field);
    void draw_field(Ui& ui, Rect& rect, const View& view);
    void draw_gift(Ui& ui, Rect& rect, const View& view);
    void draw_business(Ui& ui, Rect& rect, const View& view);
    void draw_told_card(Ui& ui, Rect& rect, const View& view, const Possible& possible);
    void draw_use(widgets::Chips& chips, const View& view, const Possible& possible);
    void draw_black_cards(Ui& ui, Rect& rect, const View& view);
    void draw_deals(Ui& ui, Rect& rect, const View& view);

    CityPart m_city;
    /// The kind of business that is bought on a circuit that nobody has described: which one is
    /// asked.
    std::optional<FieldKind> m_business;
};

} // namespace consigliere::table_mafia
