#pragma once

#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/possible.h"

namespace consigliere::table_mafia {

/// Panel for agreements of two figures: deal, gift within the family, repayment of a loan (M-3.5.2,
/// M-4.12, M-6.1a).
class DealPanel final : public Panel {
public:
    explicit DealPanel(Mode& mode)
        : m_mode(mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    [[nodiscard]] Tap offer(const View& view, const Possible& possible, const Belonging& what);
    void add_deal(Contents& panel, const View& view);
    void add_gift(Contents& panel, const View& view);
    void add_debts(Contents& panel, const View& view);
    [[nodiscard]] Tap done(const View& view) const;

    Mode& m_mode;
    std::optional<Property> m_thing;
    std::optional<Figure> m_from; ///< Seller, giver or debtor.
    std::optional<Figure> m_to; ///< Buyer or receiver.
    int m_amount = 0;
};

/// Explains why `what` cannot be sold now.
void explain_deal(const View& view, const Belonging& what);

} // namespace consigliere::table_mafia
