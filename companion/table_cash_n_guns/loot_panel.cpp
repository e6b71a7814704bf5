/// The panel of phase 1.

#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/panel.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

using language::number;

namespace {

bool is_last(const Position& position)
{
    return position.round == last_round;
}

int expected_cards(const Position& position)
{
    return std::min(loot_cards_per_round, position.deck.total());
}

/// What a draft of this round begins with, so that it is not taken for one of another.
std::string round_word(const Position& position)
{
    return std::to_string(position.round) + " ";
}

/// Eight cards with this one among them, to ask the referee about it alone.
Loot eight_with(const Position& position, Loot loot, LootCard card)
{
    const int expected = expected_cards(position);
    for (const LootCard other : all_loot_cards) {
        while (loot.total() > expected - 1 && other != card && loot[other] > 0)
            loot.take(other);
        while (loot.total() < expected - 1 && other != card && loot[other] < position.deck[other])
            loot.add(other);
    }
    loot.add(card);
    return loot;
}

} // namespace

void LootPanel::reset()
{
    m_loot = {};
    m_is_recalled = false;
}

void LootPanel::recall(const View& view)
{
    if (m_is_recalled)
        return;
    m_is_recalled = true;
    const Position& position = view.position();
    const std::string draft = view.desk().draft();
    const std::string round = round_word(position);
    const auto line = parse(
        "table loots " + (draft.starts_with(round) ? draft.substr(round.size()) : std::string()),
        view.components());
    const auto* told = line.is_error() ? nullptr : std::get_if<RevealLoot>(&line.value().action);
    if (told != nullptr)
        m_loot = told->loot;
    else if (is_last(position))
        // Every card is revealed once, so the last eight follow from the rounds before.
        m_loot = position.deck;
}

void LootPanel::keep(const View& view) const
{
    view.desk().keep_draft(
        m_loot.empty() ? std::string() : round_word(view.position()) + format(m_loot));
}

CircleLook LootPanel::look(const View& view) const
{
    CircleLook look;
    look.draft = m_loot;
    look.shares = [this, &view](Share share) {
        const bool is_draft = !share.is_desk() && m_loot[*share.card()] > 0;
        return is_draft && view.position().phase == Phase::loot ? Mood::ready : Mood::off;
    };
    return look;
}

void LootPanel::touched(const View& view, const CircleTouch& touch)
{
    if (!touch.share || touch.share->is_desk() || m_loot[*touch.share->card()] == 0)
        return;
    m_loot.take(*touch.share->card());
    keep(view);
}

void LootPanel::tap(const View& view, LootCard card)
{
    const Position& position = view.position();
    Loot more = m_loot;
    more.add(card);
    if (m_loot.total() == expected_cards(position)) {
        view.explain(std::nullopt, RevealLoot{more});
        return;
    }
    // What lies there in the last round the table sees, whatever was tapped in before.
    if (more[card] > position.deck[card] && !is_last(position)) {
        view.explain(std::nullopt, RevealLoot{eight_with(position, m_loot, card)});
        return;
    }
    m_loot = more;
    keep(view);
}

void LootPanel::draw(Ui& ui, Rect rect, const View& view)
{
    recall(view);
    const Position& position = view.position();
    const int expected = expected_cards(position);
    draw_turn_header(ui, rect, position.godfather,
        tr_fill("Round {round}", {{"round", number(position.round)}}), tr("Tap the loot cards."));
    Rect buttons = rect.cut_bottom(62_dp, 10_dp);
    const std::vector<Rect> cells = lay_cards(rect, static_cast<int>(all_loot_cards.size()));
    for (const LootCard card : all_loot_cards) {
        const Rect cell = cells[static_cast<std::size_t>(card)];
        const bool is_left = m_loot[card] < position.deck[card] || is_last(position);
        const bool may_add = is_left && m_loot.total() < expected;
        const Mood mood = may_add ? Mood::ready : Mood::refused;
        if (ui.touch("loot:" + std::string(word_of(card)), cell, mood))
            tap(view, card);
        draw_loot(ui, cell, card);
        if (!may_add && m_loot[card] == 0)
            ui.fill(cell, ui.theme().panel.with_opacity(0.6F), 8_dp);
        if (m_loot[card] > 0)
            draw_count(ui, cell, m_loot[card]);
    }
    if (button(ui, "loot:clear", buttons.cut_left(110_dp, 10_dp), tr("Clear"),
            {ButtonKind::plain, ready_if(!m_loot.empty())})) {
        m_loot = {};
        keep(view);
    }
    if (button(ui, "loot:done", buttons,
            tr("Revealed") + "  " + number(m_loot.total()) + "/" + number(expected),
            next_if(m_loot.total() == expected))
        && view.record(std::nullopt, RevealLoot{Loot(m_loot)}))
        view.desk().keep_draft("");
}

} // namespace consigliere::table_cash_n_guns
