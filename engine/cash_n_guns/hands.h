#pragma once

#include "engine/cash_n_guns/position.h"

/// Bullet cards as they pass from hand to hand and onto the discard pile, and what each passing
/// says about the Bang! of everybody. Nothing here knows a rule: what the ledger takes to be
/// impossible is one Bang! more or less than it knew of, because the table ruled or corrected so.
namespace consigliere::cash_n_guns {

/// Reads the ranges of the hands and of the discard pile from the bounds of all Bang!.
void read_bangs(Position& position);

/// Exactly these are his cards from now on.
void hold_bullets(Position& position, Player player, int bangs, int clicks);
/// Everybody alive lays a card; what was discarded before can no longer be told.
void lay_bullets(Position& position);
/// A card goes onto the discard pile face up.
void show_bullet(Position& position, Player player, Bullet bullet);
/// A card goes onto the discard pile face down; its face may still be told.
void discard_unseen(Position& position, Player player);
/// The face of the last card that he discarded face down. There must be one that can be told.
void tell_discard(Position& position, Player player, Bullet bullet);
/// He tells what he discarded for a Bang! of which nobody knew whether he got it. There must be
/// such a Clip.
void tell_reload(Position& position, Player player, Bullet bullet);
/// Whether the last card that he discarded face down can be this one.
[[nodiscard]] Certainty can_have_discarded(const Position& position, Player player, Bullet bullet);

/// A Bang! of the discard pile comes into a hand, and another card of it goes there face down.
void reload_in_exchange(Position& position, Player player);
/// A Bang! of the discard pile comes into a hand.
void reload(Position& position, Player player);
/// Perhaps a Bang! has come in exchange for another card; nobody has looked whether there was one.
void may_reload_in_exchange(Position& position, Player player);
/// The table has looked: there is no Bang! in the discard pile.
void find_no_bang(Position& position);

/// A card goes from hand to hand; its face if it was told.
void pass_bullet(Position& position, Player from, Player to, std::optional<Bullet> told);
/// An eliminated player's cards; whether they go onto the discard pile the book does not say.
void abandon_bullets(Position& position, Player player);

} // namespace consigliere::cash_n_guns
