#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <array>
#include <functional>
#include <optional>
#include <string>

// Rows for revealed Bullet cards, and for face-down discards entered later.
namespace consigliere::table_cash_n_guns {

/// Rectangles of a player's two Bullet cards, indexed by `Bullet`.
using BulletPlaces = std::array<Rect, ledger::count_of<Bullet>>;
/// Draws both as buttons. Returns the tapped one. `whose`: the player’s name.
[[nodiscard]] std::optional<Bullet> tap_bullet(Ui& ui, const std::string& id,
    const BulletPlaces& places, const std::string& whose,
    const std::function<ButtonStyle(Bullet)>& style = {});

/// Called before the first card is recorded; returns false to cancel it.
using BeforeCards = std::function<bool()>;

/// Rectangles of the rows and of the button for all remaining cards.
struct CardPlaces {
    Rect rows;
    Rect others;
    /// Height from which the layout is chosen; constant while cards are revealed, so rows do not
    /// move.
    float room = 0;
};

/// Draws a row with both Bullet cards for each player in `kept` (in `fewer` if they do not fit).
/// Places of players who reveal nothing in `position` stay empty. `position`: before the first card
/// is revealed.
void draw_shown_cards(Ui& ui, const CardPlaces& places, const View& view, const Position& position,
    const PlayerList& kept, const PlayerList& fewer, const BeforeCards& before);
/// Players who reveal a card in this round, or have done so; clockwise from the Godfather.
[[nodiscard]] PlayerList who_shows(const Position& position);
/// How many of these have not revealed theirs yet.
[[nodiscard]] int cards_to_reveal(const Position& position);
/// Players who would reveal a card if all stood, so that rows do not move when some lie down.
[[nodiscard]] PlayerList who_could_show(const Position& position);

/// Draws buttons for face-down discards, one tap each, if one was entered in this evening. Shrinks
/// `rect` by the height used, else by 0. `position`: before the first is entered.
void draw_told_discards(
    Ui& ui, Rect& rect, const View& view, const Position& position, const BeforeCards& before);
/// Draws the next discard of an earlier round as a header. Returns false if there is none.
bool draw_late_discard(Ui& ui, Rect rect, const View& view);

} // namespace consigliere::table_cash_n_guns
