#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <array>
#include <functional>
#include <optional>
#include <string>

/// The Bullet cards that are revealed, and those that were discarded face down and are told
/// afterwards.
namespace consigliere::table_cash_n_guns {

/// The places of both Bullet cards of a player, by their number.
using BulletPlaces = std::array<Rect, ledger::count_of<Bullet>>;
/// Both as buttons; gives the one that was tapped.
[[nodiscard]] std::optional<Bullet> tap_bullet(Ui& ui, const std::string& id,
    const BulletPlaces& places, const std::function<ButtonStyle(Bullet)>& style = {});

/// Goes before the first card that is written down; what it says whether the card may follow.
using BeforeCards = std::function<bool()>;

/// Where the rows lie, and the one button for all that are left.
struct CardPlaces {
    Rect rows;
    Rect others;
    /// The height by which it is chosen how the rows are laid: it stays while cards are revealed.
    float room = 0;
};

/// A row for everybody in `kept`, or in `fewer` where there is no room for all, in their order,
/// with both cards to be tapped; the place of one who reveals nothing in `position` stays empty.
/// `position` is how the table stands when the first card is revealed.
void draw_shown_cards(Ui& ui, const CardPlaces& places, const View& view, const Position& position,
    const PlayerList& kept, const PlayerList& fewer, const BeforeCards& before);
/// Who reveals a card in this round or has done so, clockwise from the Godfather.
[[nodiscard]] PlayerList who_shows(const Position& position);
/// How many of them have still to do so.
[[nodiscard]] int cards_to_reveal(const Position& position);
/// Who would if everybody stood, so that their rows are the same before and after some lie down.
[[nodiscard]] PlayerList who_could_show(const Position& position);

/// What was discarded face down, one tap each, at a table that has told one before; takes its
/// height off the top of `rect`, and nothing at any other table. `position` is how the table stands
/// when the first of them is told.
void draw_told_discards(
    Ui& ui, Rect& rect, const View& view, const Position& position, const BeforeCards& before);
/// The next of them that is left over from the round before, in the place of a header. Gives
/// whether there is one.
bool draw_late_discard(Ui& ui, Rect rect, const View& view);

} // namespace consigliere::table_cash_n_guns
