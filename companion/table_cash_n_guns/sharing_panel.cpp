/// The panel of phase 7.

#include "companion/table_cash_n_guns/bullet_rows.h"
#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/possibilities.h"
#include "engine/cash_n_guns/answers.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

/// Asks the referee about somebody who wants what lies there.
void explain_wish(const View& view, Player player)
{
    for (const Share share : all_shares) {
        if (!can_take(view.position(), share))
            continue;
        TakeShare take;
        take.shares.push_back(share);
        view.explain(player, take);
        return;
    }
}

} // namespace

SharingPanel::Step SharingPanel::step() const
{
    const std::size_t wanted = m_choice.takes_two ? 2 : 1;
    if (m_choice.shares.size() < wanted)
        return Step::shares;
    if (m_choice.clip == Clip::asked)
        return Step::clip;
    return m_choice.victim ? Step::card : Step::victim;
}

TakeShare SharingPanel::taken() const
{
    TakeShare take;
    take.shares = m_choice.shares;
    take.found = m_choice.found;
    if (m_choice.victim && m_choice.card)
        take.trade = TakeShare::Trade{*m_choice.card, *m_choice.victim};
    return take;
}

CircleLook SharingPanel::look(const View& view) const
{
    CircleLook look;
    const Position& position = view.position();
    const std::optional<Player> turn = position.turn;
    if (!turn)
        return look;
    look.lit.insert(*turn);
    look.chosen_places = m_choice.places;
    if (step() == Step::shares) {
        look.shares = [&position](Share share) {
            return can_take(position, share) ? Mood::ready : Mood::refused;
        };
        // Whoever is not the next and wants a share is told why not.
        look.characters = [turn](Player player) -> std::optional<CharacterTarget> {
            return player == *turn ? std::nullopt
                                   : std::optional(CharacterTarget{"wish", Mood::refused});
        };
    } else if (step() == Step::victim) {
        look.characters = [&position, turn](Player player) {
            const bool may_be = player != *turn && has_loot(position.of(player));
            return CharacterTarget{"trade-from", may_be ? Mood::ready : Mood::refused};
        };
    }
    return look;
}

void SharingPanel::choose(const CircleTouch& touch)
{
    if (m_choice.places.erase(touch.place) > 0) {
        m_choice.shares.clear();
        return;
    }
    m_choice.shares.push_back(*touch.share);
    m_choice.places.insert(touch.place);
}

void SharingPanel::touched(const View& view, const CircleTouch& touch)
{
    const Step now = step();
    if (touch.tapped && now == Step::shares)
        explain_wish(view, *touch.tapped);
    if (touch.tapped && now == Step::victim) {
        m_choice.victim = touch.tapped;
        go_on(view);
    }
    if (touch.share && now == Step::shares) {
        choose(touch);
        if (step() != Step::shares)
            go_on(view);
    }
}

/// Where only one thing is possible, nobody is asked.
void SharingPanel::answer_only_possibilities(const View& view)
{
    const Position& position = view.position();
    if (!m_choice.victim)
        m_choice.victim = only_victim(position, *position.turn);
    if (m_choice.victim && !m_choice.card)
        m_choice.card = only_kind(position.of(*m_choice.victim).loot);
}

void SharingPanel::go_on(const View& view)
{
    const Player player = *view.position().turn;
    const bool has_clip = m_choice.shares.contains(Share(LootCard::clip));
    // Only what lies face down in the discard pile can be in doubt; then the table looks.
    if (has_clip && m_choice.clip == Clip::unasked
        && clip_outcome(view.position(), player) == ClipOutcome::unknown) {
        m_choice.clip = Clip::asked;
        return;
    }
    if (m_choice.trades)
        answer_only_possibilities(view);
    if (m_choice.trades && !m_choice.card)
        return;
    const TakeShare take = taken();
    const bool takes_two = m_choice.takes_two;
    const bool trades = m_choice.trades;
    if (view.record(player, take))
        return;
    m_choice = {};
    m_choice.takes_two = takes_two;
    m_choice.trades = trades;
}

/// One question back: from the card to the player, from the player to the share.
void SharingPanel::go_back(const View& view)
{
    const Position& position = view.position();
    const bool asks_card = m_choice.victim.has_value();
    m_choice.victim.reset();
    m_choice.card.reset();
    if (asks_card && !only_victim(position, *position.turn))
        return;
    m_choice.shares.clear();
    m_choice.places.clear();
    m_choice.clip = Clip::unasked;
    m_choice.found.reset();
}

void SharingPanel::draw(Ui& ui, Rect rect, const View& view)
{
    if (!view.position().turn)
        return;
    const Player player = *view.position().turn;
    const std::string how = tr("Tap what is taken, in the middle.");
    const bool is_how_in_head = step() == Step::shares && shape_of(rect) == PanelShape::low;
    draw_turn_header(ui, rect, player,
        tr_fill("{player} takes a share", {{"player", view.name(player)}}),
        is_how_in_head ? how : tr("Sharing the loot"));
    if (step() == Step::shares && !is_how_in_head)
        paragraph(ui, rect, how, Font::body, ui.theme().quiet);
    switch (step()) {
    case Step::shares:
        draw_shares(ui, rect, view);
        return;
    case Step::clip:
        draw_clip_question(ui, rect, view);
        return;
    case Step::victim:
    case Step::card:
        draw_trade(ui, rect, view);
        return;
    }
}

void SharingPanel::draw_shares(Ui& ui, Rect rect, const View& view)
{
    const Position& position = view.position();
    const Player player = *position.turn;
    if (position.ban)
        paragraph(ui, rect, tr_fill("Forbidden: {type}", {{"type", tell(*position.ban)}}),
            Font::strong, ui.theme().refused_text);
    const auto toggle = [&](const std::string& id, const std::string& label, bool& value) {
        const std::string meaning = id + (value ? ":off" : ":on");
        if (!button(ui, meaning, rect.cut_top(56_dp, 8_dp), label, {chosen_if(value)}))
            return;
        value = !value;
        m_choice.shares.clear();
        m_choice.places.clear();
    };
    if (has_power(position, player, Power::greedy) && !position.of(player).has_picked)
        toggle("greedy", tr("The Greedy takes two shares at once"), m_choice.takes_two);
    if (may_trade(position, player))
        toggle("junk-dealer", tr("The Junk Dealer trades the share"), m_choice.trades);
    if (may_leave_desk(position)
        && button(ui, "leave-desk", rect.cut_top(56_dp, 8_dp), tr("Nobody takes the desk")))
        view.record(player, LeaveDesk{});
    scroll_area(ui, "shares", rect, [&](Rect& rest) {
        const float top = rest.top;
        draw_told_discards(ui, rest, view, position, [] { return true; });
        if (rest.top > top)
            rest.cut_top(10_dp);
        const Answer following = answer(position, {Question::About::next_share, {}});
        for (const Standing& next : following.standings) {
            if (next.player == player)
                continue;
            Rect row = rest.cut_top(36_dp, 4_dp);
            draw_badge(ui, row.cut_left(32_dp, 8_dp).centre(), 28_dp, next.player);
            ui.text_in_view(row, tr_fill("then {player}", {{"player", view.name(next.player)}}),
                {Font::body, ui.theme().quiet});
        }
    });
}

void SharingPanel::draw_clip_question(Ui& ui, Rect rect, const View& view)
{
    paragraph(ui, rect, tr("Is there a Bang! in the discard pile for the Clip? The table looks."));
    const std::vector<Rect> cells = rect.cut_top(64_dp, 10_dp).columns(2, 10_dp);
    const auto answer = [&](const char* id, const Rect& place, const std::string& label,
                            std::optional<TakeShare::Found> found) {
        if (!button(ui, id, place, label))
            return;
        m_choice.found = found;
        m_choice.clip = Clip::answered;
        go_on(view);
    };
    answer("clip:bang", cells[0], tr("Yes, a Bang!"), TakeShare::Found::bang);
    answer("clip:nothing", cells[1], tr("No, none"), TakeShare::Found::nothing);
    answer("clip:untold", rect.cut_top(56_dp, 10_dp), tr("Nobody has looked"), std::nullopt);
    if (m_choice.clip == Clip::asked && button(ui, "clip:back", rect.cut_top(56_dp), tr("Back")))
        go_back(view);
}

void SharingPanel::draw_trade(Ui& ui, Rect rect, const View& view)
{
    const bool asks_card = m_choice.victim.has_value();
    if (button(ui, asks_card ? "trade:card:back" : "trade:back", rect.cut_bottom(56_dp, 8_dp),
            tr("Back"))) {
        go_back(view);
        return;
    }
    if (!asks_card) {
        paragraph(ui, rect, tr("Tap the player from whose loot a card is drawn."));
        return;
    }
    paragraph(ui, rect,
        tr_fill("Which card of {player} was drawn?", {{"player", view.name(*m_choice.victim)}}));
    m_choice.card =
        tap_card(ui, rect.cut_top(std::min(rect.height(), 220_dp)), "trade", kept_cards, {});
    if (m_choice.card)
        go_on(view);
}

} // namespace consigliere::table_cash_n_guns
