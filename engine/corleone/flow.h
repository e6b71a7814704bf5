#pragma once

#include "engine/corleone/judging.h"
#include "engine/corleone/waiting.h"

/// The course of an Act (p. 12-22): what the table waits for, and everything that happens by
/// itself in between, because it needs no choice.
namespace consigliere::corleone {

/// Goes on by itself as far as no choice is needed: abilities that cannot be used fall away, turns
/// pass, phases end, Allies come back, figures are cleaned up.
void auto_advance(Judging& judging);

/// Objects, with the rule of what has to come first, unless the running phase is `expected`.
void object_unless(Judging& judging, Phase expected);

void begin_phase(Judging& judging, Phase phase);

// The parts that the phases' own files hold.
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

/// Lays the empty bids of players who have nothing to bid with, and goes on.
void lay_forced_bids(Judging& judging);

} // namespace consigliere::corleone
