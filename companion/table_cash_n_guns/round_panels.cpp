/// The panels of phases 1 to 6.

#include "companion/desk/turn_texts.h"
#include "companion/language/language.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/telling.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "engine/cash_n_guns/waiting.h"

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::number;
using language::tr;
using language::tr_fill;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

void draw_turn_header(Ui& ui, Rect& rect, std::optional<Player> player, std::string_view title,
    std::string_view detail)
{
    Rect head = rect.cut_top(58_dp, 12_dp);
    if (player) {
        const Rect badge = head.cut_left(54_dp, 14_dp);
        draw_badge(ui, badge.centre(), 50_dp, *player);
    }
    desk::draw_turn_texts(ui, head, rect.top, title, detail);
}

void LootPanel::draw(Ui& ui, Rect rect, const View& view)
{
    const Position& position = view.position();
    const bool is_last = position.round == last_round;
    const int expected = std::min(loot_cards_per_round, position.deck.total());
    draw_turn_header(ui, rect, position.godfather,
        tr_fill("Round {round}", {{"round", number(position.round)}}), tr("Tap the loot cards."));
    Rect buttons = rect.cut_bottom(62_dp, 10_dp);
    if (is_last && m_loot.total() == 0) {
        // Every card is revealed once, so the last eight follow from the rounds before.
        m_loot = position.deck;
    }
    const std::vector<Rect> cells = lay_cards(rect, static_cast<int>(all_loot_cards.size()));
    for (const LootCard card : all_loot_cards) {
        const Rect cell = cells[static_cast<std::size_t>(card)];
        const bool may_add = m_loot[card] < position.deck[card] && m_loot.total() < expected;
        const std::string id = "loot:" + std::string(word_of(card));
        if (ui.touch(id, cell, widgets::ready_if(may_add)))
            m_loot.add(card);
        draw_loot(ui, cell, card);
        if (!may_add && m_loot[card] == 0)
            ui.fill(cell, ui.theme().panel.with_opacity(0.6F), 8_dp);
        if (m_loot[card] > 0)
            draw_count(ui, cell, m_loot[card]);
    }
    ButtonStyle clear;
    clear.mood = widgets::ready_if(m_loot.total() > 0);
    if (widgets::button(ui, "loot:clear", buttons.cut_left(110_dp, 10_dp), tr("Clear"), clear))
        m_loot = {};
    ButtonStyle next;
    next.kind = ButtonKind::next;
    next.mood = widgets::ready_if(m_loot.total() == expected);
    if (widgets::button(ui, "loot:done", buttons,
            tr("Revealed") + "  " + number(m_loot.total()) + "/" + number(expected), next)) {
        const Loot revealed = m_loot;
        view.record(std::nullopt, RevealLoot{revealed});
    }
}

std::optional<Player> AimPanel::aiming(const View& view) const
{
    const bool is_open = m_aiming && is_alive(view.position(), *m_aiming);
    return is_open ? m_aiming : next_to_aim(view.position());
}

CircleLook AimPanel::look(const View& view) const
{
    CircleLook look;
    look.takes_taps = true;
    look.takes_drags = true;
    if (const std::optional<Player> player = aiming(view))
        look.lit.insert(*player);
    return look;
}

void AimPanel::touched(const View& view, const CircleTouch& touch)
{
    if (touch.dragged) {
        const auto [from, to] = *touch.dragged;
        view.record(from, TakeAim{to});
        return;
    }
    if (!touch.tapped)
        return;
    const std::optional<Player> player = aiming(view);
    if (!player || *touch.tapped == *player)
        m_aiming = touch.tapped;
    else
        view.record(*player, TakeAim{*touch.tapped});
}

void AimPanel::draw(Ui& ui, Rect rect, const View& view)
{
    const std::optional<Player> player = aiming(view);
    if (!player)
        return;
    draw_turn_header(ui, rect, player,
        tr_fill("{player} aims at …", {{"player", view.name(*player)}}), tr("Hold-up"));
    widgets::paragraph(ui, rect,
        tr("Tap the target. Or drag from one character to another, in any order."), Font::body,
        ui.theme().quiet);
    if (widgets::button(ui, "aim:slow", rect.cut_top(56_dp, 10_dp),
            tr_fill("{player} was too slow", {{"player", view.name(*player)}})))
        view.record(*player, BeSlow{});
}

CircleLook CouragePanel::look(const View& view) const
{
    CircleLook look;
    look.takes_taps = true;
    look.takes_drags = view.position().phase == Phase::privilege;
    look.chosen = m_lying;
    return look;
}

void CouragePanel::touched(const View& view, const CircleTouch& touch)
{
    if (touch.dragged) {
        const auto [from, to] = *touch.dragged;
        view.record(view.position().godfather, Redirect{from, to});
        return;
    }
    if (!touch.tapped || !is_alive(view.position(), *touch.tapped))
        return;
    if (!m_lying.erase(*touch.tapped))
        m_lying.insert(*touch.tapped);
}

void CouragePanel::draw(Ui& ui, Rect rect, const View& view)
{
    const Position& position = view.position();
    draw_turn_header(ui, rect, position.godfather, tr("Who lies down?"), tr("Courage"));
    const Rect done = rect.cut_bottom(64_dp, 10_dp);
    widgets::paragraph(
        ui, rect, tr("Tap everybody whose character is laid down."), Font::body, ui.theme().text);
    if (position.phase == Phase::privilege)
        widgets::paragraph(ui, rect,
            tr_fill("Before that {player}, the Godfather, may order one player to aim elsewhere: "
                    "drag that aim anew.",
                {{"player", view.name(position.godfather)}}),
            Font::body, ui.theme().quiet);
    TakeCover cover;
    std::string names;
    for (const Player player : m_lying) {
        cover.lying.add(player);
        names += (names.empty() ? "" : ", ") + view.name(player);
    }
    if (!names.empty())
        widgets::paragraph(ui, rect, names, Font::strong, ui.theme().brass_text);
    const std::string label = m_lying.empty()
        ? tr("All stand")
        : language::tr_count("{n} lies down", "{n} lie down", static_cast<int>(m_lying.size()));
    if (widgets::button(ui, "courage:done", done, label, {ButtonKind::next}))
        view.record(std::nullopt, cover);
}

CircleLook CardsPanel::look(const View& view) const
{
    CircleLook look;
    for (const Player player : players(view.position())) {
        if (has_to_show(view.position(), player))
            look.lit.insert(player);
    }
    return look;
}

void CardsPanel::draw(Ui& ui, Rect rect, const View& view)
{
    draw_turn_header(ui, rect, std::nullopt, tr("Bullet cards"), tr("Which cards are revealed?"));
    widgets::scroll_area(ui, "cards", rect, [&](Rect& rest) {
        for (const Player player : clockwise_from(view.position(), view.position().godfather)) {
            if (!has_to_show(view.position(), player))
                continue;
            Rect row = rest.cut_top(58_dp, 8_dp);
            draw_badge(ui, row.cut_left(40_dp, 10_dp).centre(), 36_dp, player);
            const std::string name = view.components()[player].name;
            const Rect bang = row.cut_right(110_dp, 8_dp);
            const Rect click = row.cut_right(110_dp, 8_dp);
            ui.text_in_view(row, view.name(player), {Font::strong, ui.theme().text});
            for (const auto& [bullet, place] :
                {std::pair{Bullet::click, click}, std::pair{Bullet::bang, bang}}) {
                const bool may = view.may(player, ShowBullet{bullet});
                ButtonStyle style;
                style.mood = may ? Mood::ready : Mood::refused;
                const std::string id = "show:" + name + ":" + std::string(word_of(bullet));
                if (widgets::button(ui, id, place, tell(bullet), style))
                    view.record(player, ShowBullet{bullet});
            }
        }
    });
}

} // namespace consigliere::table_cash_n_guns
