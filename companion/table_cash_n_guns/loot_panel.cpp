// Panel of phase 1.

#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "engine/cash_n_guns/waiting.h"

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

/// Prefix of the draft, so a draft of another round is not used.
std::string round_word(const Position& position)
{
    return std::to_string(position.round) + " ";
}

/// Eight cards including `count` more of `card`, so the referee judges only this kind.
Loot eight_with(const Position& position, Loot loot, LootCard card, int count)
{
    const int expected = expected_cards(position);
    for (const LootCard other : all_loot_cards) {
        while (loot.total() > expected - count && other != card && loot[other] > 0)
            loot.take(other);
        while (
            loot.total() < expected - count && other != card && loot[other] < position.deck[other])
            loot.add(other);
    }
    for (int i = 0; i < count; ++i)
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
        // Every card is revealed once, so the last eight are known.
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
        return is_draft && view.position().phase == Phase::loot
            ? std::optional(ControlState::enabled)
            : std::nullopt;
    };
    if (const std::optional<Player> player = aiming(view))
        ask_for_aim(look, view, *player);
    return look;
}

std::optional<Player> LootPanel::aiming(const View& view) const
{
    const Position& position = view.position();
    const bool is_there =
        position.phase == Phase::loot && is_last(position) && m_loot == position.deck;
    return is_there && m_loot.total() == loot_cards_per_round ? next_to_aim(position)
                                                              : std::nullopt;
}

void LootPanel::touched(const View& view, const CircleTouch& touch)
{
    const std::optional<Player> player = aiming(view);
    if (player && (touch.dragged || touch.tapped)) {
        const auto [from, to] = touch.dragged ? *touch.dragged : std::pair(*player, *touch.tapped);
        const Position& position = view.position();
        const bool may_be = from != to && is_alive(position, from) && is_alive(position, to);
        if (!may_be)
            view.explain(from, TakeAim{to});
        else if (reveal(view))
            view.record(from, TakeAim{to});
        return;
    }
    if (!touch.share || touch.share->is_desk() || m_loot[*touch.share->card()] == 0)
        return;
    m_loot.take(*touch.share->card());
    keep(view);
}

bool LootPanel::may_add(const Position& position, LootCard card, int count) const
{
    const bool is_left = m_loot[card] + count <= position.deck[card] || is_last(position);
    return is_left && m_loot.total() + count <= expected_cards(position);
}

/// Adds cards; the eighth records the reveal. In the last round the cards appear automatically, so
/// the table confirms them.
void LootPanel::tap(const View& view, LootCard card, int count)
{
    const Position& position = view.position();
    const int expected = expected_cards(position);
    Loot more = m_loot;
    for (int i = 0; i < count; ++i)
        more.add(card);
    if (more.total() > expected) {
        view.explain(std::nullopt, RevealLoot{more});
        return;
    }
    // In the last round, what the table sees may differ from the earlier entries.
    if (more[card] > position.deck[card] && !is_last(position)) {
        view.explain(std::nullopt, RevealLoot{eight_with(position, m_loot, card, count)});
        return;
    }
    m_loot = more;
    keep(view);
    if (m_loot.total() == expected && !is_last(position))
        reveal(view);
}

/// Keeps the draft: after an undo, only the error has to be corrected.
bool LootPanel::reveal(const View& view) const
{
    return view.record(std::nullopt, RevealLoot{Loot(m_loot)});
}

void LootPanel::draw_kind(Ui& ui, const LootTile& tile, const View& view, LootCard card)
{
    const Position& position = view.position();
    const std::string id = "loot:" + std::string(word_of(card));
    const bool is_possible = may_add(position, card, 1);
    if (ui.touch(id, tile.card, is_possible ? ControlState::enabled : ControlState::explains))
        tap(view, card, 1);
    ui.call(id, [&] { return tell(card) + ": " + number(m_loot[card]); });
    draw_loot(ui, tile.card, card);
    if (!is_possible && m_loot[card] == 0)
        ui.fill(tile.card, ui.theme().panel.with_opacity(0.6F), 8_dp);
    if (m_loot[card] > 0)
        draw_count(ui, tile.card, m_loot[card]);
    int count = 1;
    for (const Rect& place : tile.several) {
        ++count;
        const ControlState mood =
            may_add(position, card, count) ? ControlState::enabled : ControlState::explains;
        const std::string several = id + ":" + std::to_string(count);
        if (button(ui, several, place, "+" + number(count), {ButtonKind::plain, mood}))
            tap(view, card, count);
        ui.call(several, [&] { return tell(card) + ": +" + number(count); });
    }
}

/// Draws "Clear" and "Revealed" in one cell, above each other if it is narrow.
void LootPanel::draw_rest(Ui& ui, Rect rect, const View& view)
{
    const int expected = expected_cards(view.position());
    const bool is_wide = rect.width() >= 112_dp;
    const std::string word = tr("Clear");
    const float width = std::min(button_width(ui, word), 110_dp);
    const bool has_word = rect.width() >= width + 100_dp;
    const Rect clear =
        is_wide ? rect.cut_left(has_word ? width : 48_dp, 6_dp) : rect.cut_top(48_dp, 6_dp);
    if (button(ui, "loot:clear", clear, has_word ? word : symbol::cross,
            {ButtonKind::plain, ready_if(!m_loot.empty(), tr("No loot cards tapped yet."))})) {
        m_loot = {};
        keep(view);
    }
    const std::string count = "  " + number(m_loot.total()) + "/" + number(expected);
    const std::string revealed = tr("Revealed") + count;
    const bool has_room = has_room_on_button(ui, rect, revealed, {.font = Font::small});
    if (button(ui, "loot:done", rect, has_room ? revealed : symbol::check + count,
            next_if(m_loot.total() == expected,
                tr_count("Tap {n} more loot card.", "Tap {n} more loot cards.",
                    expected - m_loot.total()))))
        reveal(view);
}

/// Draws the head, with the question about the last Clip's discard; tiles do not move.
void LootPanel::draw_head(Ui& ui, Rect& rect, const View& view) const
{
    Rect below = rect;
    if (draw_late_discard(ui, desk::cut_head(below), view)) {
        rect = below;
        return;
    }
    const std::optional<Player> player = aiming(view);
    desk::draw_head(ui, rect,
        {sign_of(player.value_or(view.position().godfather)),
            tr_fill("Round {round}", {{"round", number(view.position().round)}}),
            player ? tr("Only these 8 are left. If they match your table, start aiming.")
                   : tr("Tap the loot cards.")});
}

void LootPanel::draw(Ui& ui, Rect rect, const View& view)
{
    recall(view);
    draw_head(ui, rect, view);
    // At least as high as the panel; scrolls if the head takes more.
    scroll_area(ui, "loot", rect, [&](Rect& rest) {
        const LootTiles tiles =
            lay_tiles(rest.cut_top(rect.height()), static_cast<int>(all_loot_cards.size()));
        for (const LootCard card : all_loot_cards)
            draw_kind(ui, tiles.kinds[static_cast<std::size_t>(card)], view, card);
        draw_rest(ui, tiles.rest, view);
    });
}

} // namespace consigliere::table_cash_n_guns
