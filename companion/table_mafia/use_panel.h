#pragma once

#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/possible.h"

namespace consigliere::table_mafia {

/// A red card is used: which one, by whom, and on what (M-6.1c).
class UsePanel final : public CardPanel {
public:
    using CardPanel::CardPanel;

    [[nodiscard]] BoardLook look(const View& view) override;
    void touched(const View& view, const BoardTouch& touch) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    [[nodiscard]] Figure user(const View& view, const Possible& possible) const;
    [[nodiscard]] std::optional<Card> used(const View& view, Figure figure) const;
    void choose(const View& view, Figure figure, Card card);
    void draw_users(Ui& ui, Rect& rect, const View& view, const Possible& possible);
    void draw_known(Ui& ui, Rect& rect, const View& view, const Possible& possible);
    void draw_number(Ui& ui, Rect& rect, const View& view, const Possible& possible);
    static void draw_glance(Ui& ui, const Rect& rect, const View& view, Figure figure);
    static void draw_takings(Ui& ui, Rect& rect, const View& view, const CardMove::Told& used);

    std::optional<Figure> m_user;
    std::optional<Card> m_used;
    /// The kind of business on a circuit that nobody has described: which one is asked.
    std::optional<FieldKind> m_business;
};

} // namespace consigliere::table_mafia
