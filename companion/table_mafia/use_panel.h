#pragma once

#include "companion/table_mafia/card_move.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/possible.h"

namespace consigliere::table_mafia {

/// Panel for using a red card: which one, by whom, on what (M-6.1c).
class UsePanel final : public CardPanel {
public:
    using CardPanel::CardPanel;

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    [[nodiscard]] Figure user(const View& view, const Possible& possible) const;
    [[nodiscard]] std::optional<Card> used(const View& view, Figure figure) const;
    [[nodiscard]] Tap choose(const View& view, const Possible& possible, Figure figure, Card card);
    void add_users(Contents& panel, const View& view, const Possible& possible);
    void add_known(Contents& panel, const View& view, const Possible& possible);
    void add_number(Contents& panel, const View& view, const Possible& possible);
    static void add_takings(Contents& panel, const View& view, const CardMove::Told& used);

    std::optional<Figure> m_user;
    std::optional<Card> m_used;
    /// Kind of business on an undescribed circuit; its number is asked for.
    std::optional<FieldKind> m_business;
};

} // namespace consigliere::table_mafia
