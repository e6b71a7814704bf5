#pragma once

#include "engine/cash_n_guns/position.h"

// Transfers of Bullet cards and their effect on the Bang! bounds. No rules are checked: a transfer
// that contradicts the bounds comes from a ruling or correction, and changes the number of Bang!
// by one.
namespace consigliere::cash_n_guns {

/// Recomputes the ranges of hands and pile from `position.bangs`.
void read_bangs(Position& position);

/// Sets a player's unspent cards exactly.
void hold_bullets(Position& position, Player player, int bangs, int clicks);
/// Each living player lays a card. Earlier discards can no longer be recorded.
void lay_bullets(Position& position);
/// Discards a card face up.
void show_bullet(Position& position, Player player, Bullet bullet);
/// Discards a card face down. Its face may still be recorded.
void discard_unseen(Position& position, Player player);
/// Records the face of the last face-down discard. Requires `unseen`.
void tell_discard(Position& position, Player player, Bullet bullet);
/// Records the face of the card discarded for a Bang! of uncertain success. Requires
/// `may_have_reloaded`.
void tell_reload(Position& position, Player player, Bullet bullet);
/// Whether the last face-down discard had this face. Requires `unseen`.
[[nodiscard]] Certainty can_have_discarded(const Position& position, Player player, Bullet bullet);

/// Moves a Bang! from the pile into a hand; another card of it is discarded face down.
void reload_in_exchange(Position& position, Player player);
/// Moves a Bang! from the pile into a hand.
void reload(Position& position, Player player);
/// Like reload_in_exchange, but it is unknown whether the pile held a Bang!.
void may_reload_in_exchange(Position& position, Player player);
/// The pile was searched and holds no Bang!.
void find_no_bang(Position& position);

/// Moves a card between hands. `told`: its face; nullopt if unknown.
void pass_bullet(Position& position, Player from, Player to, std::optional<Bullet> told);
/// Handles an eliminated player's cards. The book does not say whether they join the discard pile,
/// so any number may.
void abandon_bullets(Position& position, Player player);

} // namespace consigliere::cash_n_guns
