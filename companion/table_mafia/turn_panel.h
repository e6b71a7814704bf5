#pragma once

#include "companion/table_mafia/card_move.h"
#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// The rest of a turn, step after step: what the field offers, businesses and cards, the city. What
/// is not done is passed over; the next roll ends the turn (M-3.3).
class TurnPanel final : public Panel {
public:
    TurnPanel(CardMove& card, Mode& mode)
        : m_card(card)
        , m_mode(mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) const override;
    void touched(const View& view, const BoardTouch& touch) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    /// A killer, and where he stands.
    struct Killer {
        Figure figure{};
        Post post;
        [[nodiscard]] friend bool operator==(Killer, Killer) = default;
    };

    /// Whose piece a tap on the map buys.
    [[nodiscard]] Figure acting(const View& view) const;
    [[nodiscard]] std::optional<BoardTarget> square_target(const View& view, Square square) const;
    void draw_field(Ui& ui, Rect& rect, const View& view);
    void draw_business(Ui& ui, Rect& rect, const View& view);
    void draw_black_cards(Ui& ui, Rect& rect, const View& view);
    void draw_city(Ui& ui, Rect& rect, const View& view);
    void draw_killers(Ui& ui, Rect& rect, const View& view);
    void draw_deals(Ui& ui, Rect& rect, const View& view);
    void draw_killer(Ui& ui, const Rect& rect, const Killer& killer, int count);

    CardMove& m_card;
    Mode& m_mode;
    std::optional<Figure> m_acting;
    std::optional<Killer> m_killer;
    /// The kind of business that is bought on a circuit that nobody has described: which one is
    /// asked.
    std::optional<FieldKind> m_business;
};

} // namespace consigliere::table_mafia
