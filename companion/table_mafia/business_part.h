#pragma once

#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/possible.h"

namespace consigliere::table_mafia {

/// The step of a turn for all that is on the circuit: businesses are bought in the ring or by their
/// names here, cards are used, and black ones got rid of (M-3.3, M-4.1, M-6.1).
class BusinessPart {
public:
    BusinessPart(CardMove& card, Mode& mode)
        : m_card(card)
        , m_mode(mode)
    {
    }

    /// What a tap on a field of the ring would do.
    [[nodiscard]] std::optional<BoardTarget> target(const View& view, Field field);
    /// The card that has just been told: it is used at once, or kept.
    void add_told_card(Contents& panel, const View& view);
    void add(Contents& panel, const View& view);
    void reset();

private:
    [[nodiscard]] Tap buys(const View& view, Field field);
    void add_use(Contents& panel, const View& view, const Possible& possible);
    void add_black_cards(Contents& panel, const View& view);

    CardMove& m_card;
    Mode& m_mode;
    /// The kind of business that is bought on a circuit that nobody has described: which one is
    /// asked.
    std::optional<FieldKind> m_kind;
};

} // namespace consigliere::table_mafia
