#pragma once

#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/possible.h"

namespace consigliere::table_mafia {

/// Panel part for the step on the circuit: buy businesses (in the ring or by name), use cards, get
/// rid of black ones (M-3.3, M-4.1, M-6.1).
class BusinessPart {
public:
    BusinessPart(CardMove& card, Mode& mode)
        : m_card(card)
        , m_mode(mode)
    {
    }

    /// Target of a field of the ring; nullopt if a tap has no effect.
    [[nodiscard]] std::optional<BoardTarget> target(const View& view, Field field);
    /// Buttons for the card that was just drawn: use it at once, or keep it.
    void add_told_card(Contents& panel, const View& view);
    void add(Contents& panel, const View& view);
    void reset();

private:
    [[nodiscard]] Tap buys(const View& view, Field field);
    void add_use(Contents& panel, const View& view, const Possible& possible);
    void add_black_cards(Contents& panel, const View& view);

    CardMove& m_card;
    Mode& m_mode;
    /// Kind of business to buy on an undescribed circuit; its number is asked for.
    std::optional<FieldKind> m_kind;
};

} // namespace consigliere::table_mafia
