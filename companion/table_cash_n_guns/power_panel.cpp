/// The powers that somebody calls (CG-T).

#include "companion/language/language.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/telling.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "engine/cash_n_guns/waiting.h"

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::tr;
using language::tr_fill;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

namespace {

/// Powers that ask for no more than that they are used.
bool is_plain(Power power)
{
    return power == Power::cunning || power == Power::doctor || power == Power::smart;
}

constexpr int vulture_cards = 2;

} // namespace

void PowerPanel::reset()
{
    m_power.reset();
    m_loot = {};
    m_victim.reset();
}

void PowerPanel::choose(const View& view, Player player, Power power)
{
    reset();
    if (is_plain(power)) {
        view.record(player, UsePower{power});
        return;
    }
    m_power = power;
    m_player = player;
}

void PowerPanel::draw_offers(Ui& ui, Rect& rect, const View& view)
{
    const Position& position = view.position();
    for (const Player player : players(position)) {
        const std::optional<Power> power = position.of(player).power;
        if (!power || !is_called(*power) || !is_open(position, player, *power))
            continue;
        Rect row = rect.cut_top(56_dp, 8_dp);
        const std::string name = std::string(word_of(*power));
        const Rect decline = row.cut_right(120_dp, 8_dp);
        if (widgets::button(ui, "power:" + name, row,
                tr_fill(
                    "{player}: {power}", {{"player", view.name(player)}, {"power", tell(*power)}})))
            choose(view, player, *power);
        const bool may_decline = view.may(player, DeclinePower{*power});
        ButtonStyle style;
        style.mood = widgets::ready_if(may_decline);
        style.font = Font::body;
        if (widgets::button(ui, "decline:" + name, decline, tr("Not now"), style))
            view.record(player, DeclinePower{*power});
    }
}

CircleLook PowerPanel::look() const
{
    CircleLook look;
    look.lit.insert(m_player);
    look.takes_taps = *m_power == Power::hustler || (*m_power == Power::vulture && !m_victim);
    return look;
}

void PowerPanel::touched(const View& view, const CircleTouch& touch)
{
    if (!touch.tapped)
        return;
    if (*m_power == Power::hustler)
        view.record(m_player, UseHustler{*touch.tapped, std::nullopt, std::nullopt});
    else
        m_victim = touch.tapped;
}

void PowerPanel::draw_choice(Ui& ui, Rect rect, const View& view)
{
    draw_turn_header(ui, rect, m_player, tell(*m_power), view.name(m_player));
    Rect buttons = rect.cut_bottom(60_dp, 8_dp);
    const bool is_vulture = *m_power == Power::vulture;
    const Rect back = is_vulture ? buttons.cut_left(buttons.width() * 0.35F, 8_dp) : buttons;
    if (widgets::button(ui, "power:back", back, tr("Back"))) {
        reset();
        return;
    }
    switch (*m_power) {
    case Power::hustler:
        widgets::paragraph(ui, rect, tr("Tap the player with whom a Bullet card is swapped."),
            Font::body, ui.theme().text);
        return;
    case Power::dictator:
        draw_forbidding(ui, rect, view);
        return;
    case Power::vulture:
        draw_plunder(ui, rect, buttons, view);
        return;
    default:
        draw_theft(ui, rect, view);
        return;
    }
}

/// The Dictator: what the next one may not take.
void PowerPanel::draw_forbidding(Ui& ui, Rect rect, const View& view)
{
    const std::optional<Player> turn = view.position().turn;
    if (!turn)
        return;
    widgets::paragraph(ui, rect,
        tr_fill("What may {player} not take?", {{"player", view.name(*turn)}}), Font::body,
        ui.theme().text);
    const std::vector<Rect> cells = rect.cut_top(180_dp).grid(2, 3, 8_dp);
    for (const LootType type : all_loot_types) {
        const ForbidLoot forbid{*turn, type};
        ButtonStyle style;
        style.mood = view.may(m_player, forbid) ? Mood::ready : Mood::refused;
        style.font = Font::body;
        if (widgets::button(ui, "forbid:" + std::string(word_of(type)),
                cells[static_cast<std::size_t>(type)], tell(type), style)) {
            view.record(m_player, forbid);
            return;
        }
    }
}

/// The Professional: which card is stolen.
void PowerPanel::draw_theft(Ui& ui, Rect rect, const View& view)
{
    widgets::paragraph(ui, rect, tr("Which card is stolen?"), Font::body, ui.theme().text);
    const Rect cards = rect.cut_top(std::min(rect.height(), 220_dp));
    if (const std::optional<LootCard> card = tap_kept_card(ui, cards, "steal", {}))
        view.record(m_player, UseProfessional{*card});
}

/// The Vulture: from whom, and which cards.
void PowerPanel::draw_plunder(Ui& ui, Rect rect, const Rect& done, const View& view)
{
    if (!m_victim) {
        widgets::paragraph(ui, rect, tr("Tap the eliminated player."), Font::body, ui.theme().text);
        return;
    }
    widgets::paragraph(ui, rect, tr("Which two cards were drawn?"), Font::body, ui.theme().text);
    const Rect cards = rect.cut_top(std::min(rect.height(), 220_dp));
    const std::optional<LootCard> card = tap_kept_card(ui, cards, "steal", m_loot);
    if (card && m_loot.total() < vulture_cards)
        m_loot.add(*card);
    ButtonStyle next;
    next.kind = ButtonKind::next;
    next.mood = widgets::ready_if(m_loot.total() > 0);
    if (widgets::button(ui, "vulture:done", done, tr("These were drawn"), next)) {
        const UseVulture use{*m_victim, m_loot};
        view.record(m_player, use);
    }
}

} // namespace consigliere::table_cash_n_guns
