/// The panel of phase 6.

#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "engine/cash_n_guns/waiting.h"

namespace consigliere::table_cash_n_guns {

namespace {

bool has_shown(const Gangster& gangster)
{
    return gangster.card == Gangster::Card::click || gangster.card == Gangster::Card::bang;
}

void draw_card_row(Ui& ui, Rect row, const View& view, Player player)
{
    const Gangster& gangster = view.position().of(player);
    const std::string name = view.components()[player].name;
    draw_badge(ui, row.cut_left(40_dp, 8_dp).centre(), 34_dp, player);
    const float width = std::min(110_dp, row.width() * 0.3F);
    const Rect bang = row.cut_right(width, 8_dp);
    const Rect click = row.cut_right(width, 8_dp);
    ui.text_in_view(row, view.name(player) + " → " + view.name(gangster.target),
        {Font::strong, ui.theme().text});
    for (const auto& [bullet, place] :
        {std::pair{Bullet::click, click}, std::pair{Bullet::bang, bang}}) {
        const Gangster::Card shown =
            bullet == Bullet::bang ? Gangster::Card::bang : Gangster::Card::click;
        const ButtonStyle style{chosen_if(gangster.card == shown),
            view.may(player, ShowBullet{bullet}) ? Mood::ready : Mood::refused};
        const std::string id = "show:" + name + ":" + std::string(word_of(bullet));
        if (button(ui, id, place, tell(bullet), style))
            view.record(player, ShowBullet{bullet});
    }
}

/// Shows a Click! for each of them, as long as the referee lets it stand.
void show_clicks(const View& view, const PlayerList& players)
{
    for (const Player player : players) {
        if (!view.record(player, ShowBullet{Bullet::click}))
            return;
    }
}

} // namespace

CircleLook CardsPanel::look(const View& view) const
{
    CircleLook look;
    for (const Player player : players(view.position())) {
        if (has_to_show(view.position(), player))
            look.lit.insert(player);
    }
    // Whoever reveals nothing is told why.
    look.characters = [&view](Player player) -> std::optional<CharacterTarget> {
        if (has_to_show(view.position(), player) || has_shown(view.position().of(player)))
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
    draw_turn_header(ui, rect, std::nullopt, tr("Bullet cards"), tr("Which cards are revealed?"));
    // Those who still have to show a card, when more than one has.
    PlayerList hidden;
    for (const Player player : clockwise_from(position, position.godfather)) {
        if (has_to_show(position, player) && !has_shown(position.of(player)))
            hidden.push_back(player);
    }
    if (hidden.size() > 1
        && button(ui, "show:others:click", rect.cut_bottom(60_dp, 10_dp), tr("The others: Click!")))
        show_clicks(view, hidden);
    scroll_area(ui, "cards", rect, [&](Rect& rest) {
        for (const Player player : clockwise_from(position, position.godfather)) {
            if (has_to_show(position, player) || has_shown(position.of(player)))
                draw_card_row(ui, rest.cut_top(52_dp, 8_dp), view, player);
        }
    });
}

} // namespace consigliere::table_cash_n_guns
