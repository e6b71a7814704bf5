/// The panel of phase 6.

#include "companion/table_cash_n_guns/panel.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

CircleLook CardsPanel::look(const View& view) const
{
    CircleLook look;
    for (const Player player : players(view.position())) {
        if (has_to_show(view.position(), player))
            look.lit.insert(player);
    }
    // Whoever reveals nothing is told why.
    look.characters = [&view](Player player) -> std::optional<CharacterTarget> {
        if (who_shows(view.position()).contains(player))
            return std::nullopt;
        return CharacterTarget{"card-of", Mood::refused};
    };
    return look;
}

void CardsPanel::touched(const View& view, const CircleTouch& touch)
{
    if (touch.tapped)
        view.explain(*touch.tapped, ShowBullet{Bullet::click});
}

void CardsPanel::draw(Ui& ui, Rect rect, const View& view)
{
    const Position& position = view.position();
    Rect head = rect;
    const PanelShape shape = shape_of(rect);
    // All as it lay while some could still lie down; powers have the place of the order.
    const float bottom = rect.bottom;
    const BelowRows below = below_rows(rect, shape);
    Rect others = rect.cut_bottom(below.done, below.gap);
    const Rect powers = shape == PanelShape::low ? others : rect.cut_bottom(below.order, below.gap);
    const float reserved = rect.bottom;
    const bool has_powers = m_powers.draw_offers_below(ui, rect, powers, view);
    if (shape == PanelShape::high) {
        others = others.cut_left(others.width() / 2, 8_dp);
    } else {
        others = cut_beside_head(head);
        rect.bottom = has_powers ? rect.bottom : bottom;
    }
    // Where a row is out of sight the count says so.
    const int left = cards_to_reveal(position);
    draw_turn_header(ui, head, std::nullopt, tr("Bullet cards"),
        left > 0 ? tr_count("{n} card to reveal", "{n} cards to reveal", left)
                 : tr("Which cards are revealed?"));
    rect.top = top_of_rows(head, shape, below);
    draw_shown_cards(ui, {rect, others, reserved - rect.top}, view, position,
        who_could_show(position), who_shows(position), [] { return true; });
}

} // namespace consigliere::table_cash_n_guns
