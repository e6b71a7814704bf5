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
    const Rect others =
        shape == PanelShape::low ? cut_beside_head(head) : rect.cut_bottom(60_dp, 10_dp);
    draw_turn_header(ui, head, std::nullopt, tr("Bullet cards"), tr("Which cards are revealed?"));
    rect.top = top_of_rows(head, shape);
    Rect alone = rect;
    alone.bottom = std::max(rect.bottom, others.bottom);
    draw_shown_cards(
        ui, {rect, others, alone}, view, position, who_shows(position), [] { return true; });
}

} // namespace consigliere::table_cash_n_guns
