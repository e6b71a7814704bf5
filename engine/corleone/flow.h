#pragma once

#include "engine/corleone/judging.h"

/// The course of an Act (p. 12-22): what the table waits for, and everything that happens by
/// itself in between, because it needs no choice.
namespace consigliere::corleone {

/// Goes on by itself as far as no choice is needed: abilities that cannot be used fall away, turns
/// pass, phases end, Allies come back, figures are cleaned up.
void settle(Judging& judging);

/// Objects, with the rule of what has to come first, unless the running phase is `expected`.
void object_unless(Judging& judging, Phase expected);

void begin_phase(Judging& judging, Phase phase);

// The parts that the phases' own files hold.
/// In setup, a Territory that still lacks the tile that this number of players starts with (p08).
[[nodiscard]] std::optional<Area> missing_setup_tile(
    const Position& position, const Components& components);
[[nodiscard]] bool is_setup_tile_place(
    const Position& position, const Components& components, Area territory);
void begin_business(Judging& judging); ///< p13
void begin_wars(Judging& judging); ///< p19
void begin_bribery(Judging& judging); ///< p20
void begin_tribute(Judging& judging); ///< p21
void begin_entracte(Judging& judging); ///< p22
void begin_end(Judging& judging); ///< p23
/// Passes the turn on if its action is done (p13). False when the table has to act.
[[nodiscard]] bool advance_business(Judging& judging);
[[nodiscard]] bool advance_wars(Judging& judging);
[[nodiscard]] bool advance_bribery(Judging& judging);
[[nodiscard]] bool advance_tribute(Judging& judging);
[[nodiscard]] bool advance_entracte(Judging& judging);

/// Whether all bids are laid but those of players whose Suitcases are empty: they bid nothing,
/// whether a line says so or the table simply goes on.
[[nodiscard]] bool lacks_only_forced_bids(const Position& position);
void lay_forced_bids(Judging& judging);

/// In Bribery, whose turn it is to take an Ally once all bids are open.
[[nodiscard]] std::optional<Family> next_taker(const Position& position);
/// In Tribute, the first player clockwise who still has to discard.
[[nodiscard]] std::optional<Family> next_to_discard(const Position& position);
/// The next Territory whose Turf War is to be counted.
[[nodiscard]] std::optional<Area> next_war(const Position& position);
/// Whether somebody has not bid yet, and who: the first clockwise from the Horse Head.
[[nodiscard]] std::optional<Family> next_to_bid(const Position& position);

} // namespace consigliere::corleone
