#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/position.h"

#include <optional>

// What the table waits for, as used by the referee and the screens. Each function is defined in
// the file of its phase.
namespace consigliere::cash_n_guns {

/// True if a player has neither aimed nor been too slow (p3).
[[nodiscard]] bool has_to_aim(const Position& position, Player player);
/// Next player clockwise from the Godfather for whom has_to_aim; the Kid is last (p3). nullopt if
/// none.
[[nodiscard]] std::optional<Player> next_to_aim(const Position& position);

/// True if the Godfather can order a player to change the target (p4).
[[nodiscard]] bool can_order(const Position& position);
/// True if a player can be ordered to change the target (p4).
[[nodiscard]] bool can_be_ordered(const Position& position, Player player);

/// Next player clockwise from the Godfather with a Bullet card to reveal (p6). nullopt if none.
[[nodiscard]] std::optional<Player> next_to_show(const Position& position);
/// True if the player has a laid card, and both the player and the target stand (p6).
[[nodiscard]] bool has_to_show(const Position& position, Player player);

/// The Godfather, or the nearest player to the left who stands (p7). nullopt if none.
[[nodiscard]] std::optional<Player> first_to_share(const Position& position);
/// The player who takes a share after `player` (p7). nullopt if none.
[[nodiscard]] std::optional<Player> next_to_share(const Position& position, Player player);
/// True if the share is on the table and not forbidden (p7).
[[nodiscard]] bool can_take(const Position& position, Share share);
/// True if only the desk is left and option A6 lets players leave it (p7).
[[nodiscard]] bool may_leave_desk(const Position& position);
/// Where the desk goes if the round ends now (p7, CG-7.4, A8).
[[nodiscard]] act::MovesDesk desk_after_round(const Position& position);
/// True if only a Clip is left for the next player, and its effect is certain. The line only gives
/// the player time to say which card is discarded for it (p7, A9).
[[nodiscard]] bool only_clip_is_left(const Position& position);

/// True if a power can usefully be called now, so that the table should ask (powers.cpp).
[[nodiscard]] bool is_open(const Position& position, Player player, Power power);
/// True if a power can legally be called. Includes the Smart with an empty hand, without effect
/// (A18).
[[nodiscard]] bool can_call(const Position& position, Player player, Power power);
/// True if the flow waits for a power to be called or declined.
[[nodiscard]] bool any_power_is_awaited(const Position& position);

/// True if the victim was eliminated in this round and the Vulture can still draw (powers.cpp).
[[nodiscard]] bool can_plunder(const Position& position, Player victim);
/// Number of cards that the Vulture draws from this loot (powers.cpp).
[[nodiscard]] int cards_to_plunder(const Loot& loot);
/// True if the player is the Junk Dealer and can trade the share taken (p7).
[[nodiscard]] bool may_trade(const Position& position, Player player);

/// The effect of a Clip used now (p7).
enum class ClipOutcome : std::uint8_t {
    bang, ///< The discard pile has a Bang!.
    nothing, ///< The pile has no Bang!, or the hand is empty (A9).
    unknown, ///< Cards discarded face down may include a Bang!.
};
[[nodiscard]] ClipOutcome clip_outcome(const Position& position, Player player);

} // namespace consigliere::cash_n_guns
