// Panel of phase 7.

#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/possibilities.h"
#include "engine/cash_n_guns/questions.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

/// Explains why a player cannot take a share now.
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
            return can_take(position, share) ? ControlState::enabled : ControlState::explains;
        };
        // Tapping a player who is not on turn explains why not.
        look.characters = [turn](Player player) -> std::optional<CharacterTarget> {
            return player == *turn ? std::nullopt
                                   : std::optional(CharacterTarget{"wish", ControlState::explains});
        };
    } else if (step() == Step::victim) {
        look.characters = [&position, turn](Player player) {
            const bool may_be = player != *turn && has_loot(position.of(player));
            return CharacterTarget{
                "trade-from", may_be ? ControlState::enabled : ControlState::explains};
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

/// Chooses the victim and the card if there is only one possibility.
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
    // Only a face-down discard can be in doubt; then ask.
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

/// Undoes the last choice: card, then victim, then share.
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

Contents SharingPanel::contents(const View& view)
{
    const std::optional<Player> player = view.position().turn;
    if (!player)
        return {};
    Contents panel{"shares",
        {sign_of(player), tr_fill("{player} takes a share", {{"player", view.name(*player)}}),
            tr("Sharing the loot")}};
    switch (step()) {
    case Step::shares:
        add_shares(panel, view);
        break;
    case Step::clip:
        add_clip_question(panel, view);
        break;
    case Step::victim:
    case Step::card:
        add_trade(panel, view);
        break;
    }
    return panel;
}

void SharingPanel::add_shares(Contents& panel, const View& view)
{
    const Position& position = view.position();
    const Player player = *position.turn;
    panel.head.how = tr("Tap the share taken, in the middle.");
    if (position.ban)
        panel.text(tr_fill("Forbidden: {type}", {{"type", tell(*position.ban)}}),
            desk::Text::Tone::forbidden);
    const auto add_toggle = [&](const std::string& id, const std::string& label, bool& value) {
        const auto toggle = [this, &value] {
            value = !value;
            m_choice.shares.clear();
            m_choice.places.clear();
        };
        panel.button(Lay::rows, {id + (value ? ":off" : ":on"), label, {{}, toggle}, value});
    };
    if (has_power(position, player, Power::greedy) && !position.of(player).has_picked)
        add_toggle("greedy", tr("The Greedy takes two shares at once"), m_choice.takes_two);
    if (may_trade(position, player))
        add_toggle("junk-dealer", tr("The Junk Dealer trades the share"), m_choice.trades);
    if (may_leave_desk(position))
        panel.button(Lay::rows,
            {"leave-desk", tr("No one takes the desk"), desk::records(view, player, LeaveDesk{})});
    panel.draws([&view](Ui& ui, Rect& rest) {
        const float top = rest.top;
        draw_told_discards(ui, rest, view, view.position(), [] { return true; });
        if (rest.top > top)
            rest.cut_top(10_dp);
    });
    for (const AnswerCount& next : answer(position, {Question::About::next_share, {}}).standings) {
        if (next.player != player)
            panel.add(desk::Line{sign_of(next.player),
                tr_fill("then {player}", {{"player", view.name(next.player)}})});
    }
}

void SharingPanel::add_clip_question(Contents& panel, const View& view)
{
    panel.text(tr("Clip: is there a Bang! in the discard pile? Look through it."));
    const auto answers = [this, &view](std::optional<TakeShare::Found> found) {
        return desk::Tap{{}, [this, &view, found] {
                             m_choice.found = found;
                             m_choice.clip = Clip::answered;
                             go_on(view);
                         }};
    };
    using enum TakeShare::Found;
    panel.button(Lay::pairs, {"clip:bang", tr("Yes, a Bang!"), answers(bang)});
    panel.button(Lay::pairs, {"clip:nothing", tr("No, none"), answers(nothing)});
    panel.button(Lay::rows, {"clip:untold", tr("Not checked"), answers({})});
    panel.goes_back("clip:back", [this, &view] { go_back(view); });
}

void SharingPanel::add_trade(Contents& panel, const View& view)
{
    const bool asks_card = m_choice.victim.has_value();
    panel.goes_back(asks_card ? "trade:card:back" : "trade:back", [this, &view] { go_back(view); });
    if (!asks_card) {
        panel.text(tr("Tap the player whose loot a card is drawn from."));
        return;
    }
    panel.text(
        tr_fill("Which card of {player} was drawn?", {{"player", view.name(*m_choice.victim)}}));
    panel.add(cards_to_tap("trade", {}, [this, &view](LootCard card) {
        m_choice.card = card;
        go_on(view);
    }));
}

} // namespace consigliere::table_cash_n_guns
