/// The panel of phase 7.

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
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

void SharingPanel::reset()
{
    m_shares.clear();
    m_takes_two = false;
    m_trades = false;
    m_trade_from.reset();
    m_trade_card.reset();
    m_found = TakeShare::Found::untold;
    m_clip = Clip::unasked;
}

TakeShare SharingPanel::taken() const
{
    TakeShare take;
    take.shares = m_shares;
    take.found = m_found;
    if (m_trade_from && m_trade_card)
        take.trade = TakeShare::Trade{*m_trade_card, *m_trade_from};
    return take;
}

CircleLook SharingPanel::look(const View& view) const
{
    CircleLook look;
    const std::optional<Player> turn = view.position().turn;
    if (!turn)
        return look;
    look.lit.insert(*turn);
    look.takes_taps = m_trades && !m_shares.empty() && !m_trade_from;
    if (!look.takes_taps && m_clip != Clip::asked)
        look.shares = [&view](Share share) {
            return can_take(view.position(), share) ? Mood::ready : Mood::refused;
        };
    return look;
}

void SharingPanel::touched(const View& view, const CircleTouch& touch)
{
    if (touch.tapped && m_trades && !m_shares.empty())
        m_trade_from = touch.tapped;
    if (!touch.share || m_shares.full())
        return;
    m_shares.push_back(*touch.share);
    const std::size_t wanted = m_takes_two ? 2 : 1;
    if (m_shares.size() < wanted)
        return;
    if (!m_trades)
        take(view);
}

void SharingPanel::take(const View& view)
{
    const Player player = *view.position().turn;
    const bool has_clip = std::any_of(m_shares.begin(), m_shares.end(),
        [](Share share) { return type_of(share) == LootType::clip; });
    // Only what lies face down in the discard pile can be in doubt; then the table looks.
    if (has_clip && m_clip == Clip::unasked
        && clip_outcome(view.position(), player) == ClipOutcome::unknown) {
        m_clip = Clip::asked;
        return;
    }
    const TakeShare share = taken();
    m_shares.clear();
    view.record(player, share);
}

void SharingPanel::draw(Ui& ui, Rect rect, const View& view)
{
    const Position& position = view.position();
    if (!position.turn)
        return;
    const Player player = *position.turn;
    draw_turn_header(ui, rect, player,
        tr_fill("{player} takes a share", {{"player", view.name(player)}}), tr("Sharing the loot"));
    if (m_clip == Clip::asked) {
        draw_clip_question(ui, rect, view);
        return;
    }
    if (m_trades && !m_shares.empty()) {
        draw_trade(ui, rect, view);
        return;
    }
    widgets::paragraph(
        ui, rect, tr("Tap what is taken, in the middle."), Font::body, ui.theme().quiet);
    if (position.ban)
        widgets::paragraph(ui, rect, tr_fill("Forbidden: {type}", {{"type", tell(*position.ban)}}),
            Font::strong, ui.theme().refused_text);
    const auto toggle = [&](const char* id, const std::string& label, bool& value) {
        ButtonStyle style;
        style.kind = widgets::chosen_if(value);
        if (widgets::button(ui, id, rect.cut_top(56_dp, 8_dp), label, style))
            value = !value;
    };
    const bool may_take_two =
        has_power(position, player, Power::greedy) && !position.of(player).has_picked;
    if (may_take_two)
        toggle("greedy", tr("The Greedy takes two shares at once"), m_takes_two);
    const bool may_trade =
        has_power(position, player, Power::junk_dealer) && !position.of(player).has_called;
    if (may_trade)
        toggle("junk-dealer", tr("The Junk Dealer trades the share"), m_trades);
    if (may_leave_desk(position)
        && widgets::button(
            ui, "leave-desk", rect.cut_top(56_dp, 8_dp), tr("Nobody takes the desk")))
        view.record(player, LeaveDesk{});
    for (const Player next : clockwise_from(position, player)) {
        if (next == player || !stands(position, next) || rect.height() < 40_dp)
            continue;
        Rect row = rect.cut_top(36_dp, 4_dp);
        draw_badge(ui, row.cut_left(32_dp, 8_dp).centre(), 28_dp, next);
        ui.text_in_view(row, tr_fill("then {player}", {{"player", view.name(next)}}),
            {Font::body, ui.theme().quiet});
    }
}

void SharingPanel::draw_clip_question(Ui& ui, Rect rect, const View& view)
{
    widgets::paragraph(ui, rect,
        tr("Is there a Bang! in the discard pile for the Clip? The table looks."), Font::body,
        ui.theme().text);
    const std::vector<Rect> cells = rect.cut_top(64_dp, 10_dp).columns(2, 10_dp);
    const auto answer = [&](const char* id, const Rect& place, const std::string& label,
                            TakeShare::Found found) {
        if (!widgets::button(ui, id, place, label))
            return;
        m_found = found;
        m_clip = Clip::answered;
        take(view);
    };
    answer("clip:bang", cells[0], tr("Yes, a Bang!"), TakeShare::Found::bang);
    answer("clip:nothing", cells[1], tr("No, none"), TakeShare::Found::nothing);
    answer("clip:untold", rect.cut_top(56_dp), tr("Nobody has looked"), TakeShare::Found::untold);
}

void SharingPanel::draw_trade(Ui& ui, Rect rect, const View& view)
{
    if (!m_trade_from) {
        widgets::paragraph(ui, rect, tr("Tap the player from whose loot a card is drawn."),
            Font::body, ui.theme().text);
        if (widgets::button(ui, "trade:back", rect.cut_top(56_dp, 8_dp), tr("Back")))
            reset();
        return;
    }
    widgets::paragraph(ui, rect, tr("Which card was drawn?"), Font::body, ui.theme().text);
    m_trade_card = tap_kept_card(ui, rect.cut_top(std::min(rect.height(), 220_dp)), "trade", {});
    if (m_trade_card)
        take(view);
}

} // namespace consigliere::table_cash_n_guns
