#pragma once

#include "companion/table_mafia/view.h"

#include <memory>
#include <vector>

namespace consigliere::table_mafia {

/// Property of a figure that can be sold.
struct Belonging {
    Figure owner{};
    Property thing;
};

/// Possible uses of red cards and possible deals, judged by public knowledge. So highlights reveal
/// no face-down card.
class Possible {
public:
    explicit Possible(const View& view);

    // Red cards (M-6.1c).
    /// True if a use of a card that the figure has, or may have face down, is legal.
    [[nodiscard]] bool may_use(Figure figure, Card card) const;
    [[nodiscard]] bool may_use_any(Figure figure) const;
    /// A use to explain if none is legal.
    [[nodiscard]] UseCard any_use(Figure figure) const;
    [[nodiscard]] bool has_red(Figure figure) const;

    // Deals (M-3.5.2, M-4.12, M-6.1a).
    /// Everything that can change hands: pieces, businesses, red cards.
    [[nodiscard]] std::vector<Belonging> belongings() const;
    /// True if the buyer could buy it now at an agreed price.
    [[nodiscard]] bool may_buy(Figure buyer, const Belonging& what) const;
    [[nodiscard]] bool may_sell(const Belonging& what) const;
    [[nodiscard]] bool may_deal() const;

private:
    [[nodiscard]] bool may(Figure figure, const Action& action) const;
    [[nodiscard]] const Position& position() const { return m_observed->present(); }

    std::shared_ptr<const ledger::ObserverViewOf<Game>> m_observed;
    const Components& m_components;
};

} // namespace consigliere::table_mafia
