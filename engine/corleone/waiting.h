#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <optional>

/// What the table waits for in the phases of several steps: questions that the referee asks and
/// the screen too. Each is answered in the file of its page.
namespace consigliere::corleone {

/// In setup, a Territory that still lacks the tile that this number of players starts with (p. 8).
[[nodiscard]] std::optional<Area> missing_setup_tile(
    const Position& position, const Components& components);
[[nodiscard]] bool is_setup_tile_place(
    const Position& position, const Components& components, Area territory);

/// The next Territory whose Turf War is to be counted (p. 19).
[[nodiscard]] std::optional<Area> next_war(const Position& position);

/// Whether somebody has not bid yet, and who: the first clockwise from the Horse Head (p. 20).
[[nodiscard]] std::optional<Family> next_to_bid(const Position& position);
/// Whether bids lie covered, or are still to be laid.
[[nodiscard]] inline bool lays_bids(const Position& position)
{
    return position.phase == Phase::bribery && next_to_bid(position).has_value();
}
/// Whose turn it is to take an Ally once all bids are open (p. 20).
[[nodiscard]] std::optional<Family> next_taker(const Position& position);
/// Whether all bids are laid but those of players whose Suitcases are empty: they bid nothing,
/// whether a line says so or the table simply goes on.
[[nodiscard]] bool lacks_only_forced_bids(const Position& position);

/// In Tribute, the first player clockwise who still has to discard (p. 21).
[[nodiscard]] std::optional<Family> next_to_discard(const Position& position);

} // namespace consigliere::corleone
