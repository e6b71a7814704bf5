#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/position.h"

#include <optional>

/// What the table waits for: questions that the referee asks and the screen too. Each is answered
/// in the file of its phase.
namespace consigliere::cash_n_guns {

/// Whether a player has neither aimed nor been slow (p3).
[[nodiscard]] bool has_to_aim(const Position& position, Player player);
/// The next player clockwise from the Godfather who has neither aimed nor been slow; the Kid comes
/// after all others (p3).
[[nodiscard]] std::optional<Player> next_to_aim(const Position& position);

/// Whether the Godfather can order anybody to aim elsewhere (p4).
[[nodiscard]] bool can_order(const Position& position);
/// Whether a player can be ordered to aim at another (p4).
[[nodiscard]] bool can_be_ordered(const Position& position, Player player);

/// The next player clockwise from the Godfather who has a Bullet card to reveal (p6).
[[nodiscard]] std::optional<Player> next_to_show(const Position& position);
/// Whether a player's Bullet card is to be revealed: he stands, and so does his target (p6).
[[nodiscard]] bool has_to_show(const Position& position, Player player);

/// Who takes the first share: the Godfather, or the nearest to his left who stands (p7).
[[nodiscard]] std::optional<Player> first_to_share(const Position& position);
/// Who takes a share after this player (p7).
[[nodiscard]] std::optional<Player> next_to_share(const Position& position, Player player);
/// Whether a share lies on the table and nobody forbids it (p7).
[[nodiscard]] bool can_take(const Position& position, Share share);
/// Nothing but the desk is left, and this table does not make anybody take it (p7, A6).
[[nodiscard]] bool may_leave_desk(const Position& position);
/// Where the desk goes if the round ends as it stands now (p7, CG-7.4, A8).
[[nodiscard]] act::MovesDesk desk_after_round(const Position& position);
/// Nothing but a Clip is left to the player whose share is next, and what it brings is certain: his
/// line only gives him time to tell what he discards for it (p7, A9).
[[nodiscard]] bool only_clip_is_left(const Position& position);

/// Whether a power can be called now, so that the table should ask for it (powers.cpp).
[[nodiscard]] bool is_open(const Position& position, Player player, Power power);
/// Whether it can be called at all; the Smart may do so with an empty hand, when nothing comes of
/// it (A18).
[[nodiscard]] bool can_call(const Position& position, Player player, Power power);
/// Whether the table waits because of it: without it the game would go on by itself.
[[nodiscard]] bool any_power_is_awaited(const Position& position);

/// Whether somebody was eliminated in this round and the Vulture can still draw of his loot
/// (powers.cpp).
[[nodiscard]] bool can_plunder(const Position& position, Player victim);
/// How many cards the Vulture draws of this loot (powers.cpp).
[[nodiscard]] int cards_to_plunder(const Loot& loot);
/// Whether the Junk Dealer, as this player, could trade what she takes (p7).
[[nodiscard]] bool may_trade(const Position& position, Player player);

/// What happens when a Clip is used now (p7).
enum class ClipOutcome : std::uint8_t {
    bang, ///< There is a Bang! in the discard pile.
    nothing, ///< There is none, or the hand is empty (A9).
    unknown, ///< There may be one among the cards that were discarded face down.
};
[[nodiscard]] ClipOutcome clip_outcome(const Position& position, Player player);

} // namespace consigliere::cash_n_guns
