#pragma once

#include "engine/cash_n_guns/judging.h"
#include "engine/cash_n_guns/waiting.h"

// Flow of a round (CG-1 to CG-7): the automatic steps, which need no choice.
namespace consigliere::cash_n_guns {

/// Advances until a choice is needed: ends phases, counts wounds, eliminates players, applies
/// automatic powers and takes shares without alternative.
void auto_advance(Judging& judging);

/// Objects unless the running phase is `expected`, citing the rule of the step that comes first.
void object_unless(Judging& judging, Phase expected);

/// Objects that the game is over, citing the rule that ended it.
void object_to_end(Judging& judging);

void begin_phase(Judging& judging, Phase phase);

/// True if a line takes, leaves or forbids a share.
[[nodiscard]] bool is_about_shares(const Action& action);

/// Skips uncalled powers, and a desk that may be left, if `next` belongs to a later step.
void pass_over_powers(Judging& judging, const Action& next);

// Defined in the files of the phases.
void begin_hold_up(Judging& judging);
/// Discards the cards of players who lie or are excluded, and of those who aim at them (CG-5.2,
/// CG-5.4; p5).
void discard_unused_cards(Judging& judging);
void begin_sharing(Judging& judging);
/// Skips the player whose turn it is if nothing may be taken and `player` is another player (p7).
void pass_over_idle(Judging& judging, Player player);
void begin_round(Judging& judging);
void begin_end(Judging& judging);
/// Each advances by one step. Returns false if the table has to wait.
[[nodiscard]] bool advance_hold_up(Judging& judging);
[[nodiscard]] bool advance_privilege(Judging& judging);
[[nodiscard]] bool advance_cards(Judging& judging);
[[nodiscard]] bool advance_sharing(Judging& judging);

} // namespace consigliere::cash_n_guns
