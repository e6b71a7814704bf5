// Panel of phase 6.

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
    // A tap on a character without a card to reveal explains why.
    look.characters = [&view](Player player) -> std::optional<CharacterTarget> {
        if (who_shows(view.position()).contains(player))
            return std::nullopt;
        return CharacterTarget{"card-of", ControlState::explains};
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
    // Layout of the courage phase, so nothing moves; powers replace the order button.
    CardsLayout layout(rect);
    const float room = layout.rows.height();
    Rect powers = layout.order;
    if (layout.is_low)
        powers.right = layout.done.right;
    const bool has_powers = m_powers.draw_offers_below(ui, layout.rows, powers, view);
    if (layout.is_low && !has_powers)
        layout.rows.bottom = rect.bottom;
    // The count includes rows that are scrolled out of view.
    const int left = cards_to_reveal(position);
    desk::draw_head(ui, layout.head,
        {{}, tr("Bullet cards"),
            left > 0 ? tr_count("{n} card to reveal", "{n} cards to reveal", left)
                     : tr("Which cards are revealed?")});
    draw_shown_cards(ui, {layout.rows, layout.others, room}, view, position,
        who_could_show(position), who_shows(position), [] { return true; });
}

} // namespace consigliere::table_cash_n_guns
