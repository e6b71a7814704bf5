#pragma once

#include "companion/table_mafia/view.h"

#include <memory>
#include <vector>

namespace consigliere::table_mafia {

/// A thing that somebody has, and could sell.
struct Belonging {
    Figure owner{};
    Property thing;
};

/// What can be done with red cards and in deals now, judged by what everybody may know: what glows
/// tells nobody what lies face down.
class Possible {
public:
    explicit Possible(const View& view);

    // Red cards (M-6.1c).
    /// Whether some use of a card that a figure has, or may have face down, would stand.
    [[nodiscard]] bool may_use(Figure figure, Card card) const;
    [[nodiscard]] bool may_use_any(Figure figure) const;
    /// A use to be explained where none would stand.
    [[nodiscard]] UseCard any_use(Figure figure) const;
    [[nodiscard]] bool has_red(Figure figure) const;

    // Deals (M-3.5.2, M-4.12, M-6.1a).
    /// Everything that lies before somebody: pieces, businesses, red cards.
    [[nodiscard]] std::vector<Belonging> belongings() const;
    /// Whether a figure could buy it now, if the price is agreed on.
    [[nodiscard]] bool may_buy(Figure buyer, const Belonging& what) const;
    [[nodiscard]] bool may_sell(const Belonging& what) const;
    [[nodiscard]] bool may_deal() const;

private:
    [[nodiscard]] bool may(Figure figure, const Action& action) const;
    [[nodiscard]] const Position& position() const { return m_sight->present(); }

    std::shared_ptr<const ledger::ObserverViewOf<Game>> m_sight;
    const Components& m_components;
};

} // namespace consigliere::table_mafia
