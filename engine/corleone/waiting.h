#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <optional>

// Which step a phase waits for, for referee and screen. Implemented in the file of its page.
namespace consigliere::corleone {

/// Setup: returns a Territory without its tile for this number of players, or nullopt (p. 8).
[[nodiscard]] std::optional<Area> missing_setup_tile(
    const Position& position, const Components& components);
[[nodiscard]] bool is_setup_tile_place(
    const Position& position, const Components& components, Area territory);

/// Returns the next Territory for a Turf War; nullopt if all were fought (p. 19).
[[nodiscard]] std::optional<Area> next_war(const Position& position);

/// Returns the first player clockwise from the Horse Head without a bid, or nullopt (p. 20).
[[nodiscard]] std::optional<Family> next_to_bid(const Position& position);
/// Returns true while bids are being laid: they are hidden.
[[nodiscard]] inline bool lays_bids(const Position& position)
{
    return position.phase == Phase::bribery && next_to_bid(position).has_value();
}
/// Returns the next player to take an Ally after the bids are opened; nullopt if none may (p. 20).
[[nodiscard]] std::optional<Family> next_taker(const Position& position);
/// Returns true if only bids of players with empty Suitcases are missing: these bid nothing.
[[nodiscard]] bool lacks_only_forced_bids(const Position& position);

/// Returns the first player clockwise who still has to discard in Tribute; nullopt if none (p. 21).
[[nodiscard]] std::optional<Family> next_to_discard(const Position& position);

} // namespace consigliere::corleone
