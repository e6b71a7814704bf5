#pragma once

#include "engine/corleone/judging.h"
#include "engine/corleone/waiting.h"

// The sequence of an Act (p. 12-22) and all steps that happen without a choice.
namespace consigliere::corleone {

/// Advances until a player has to choose: abilities lapse, turns pass, phases end.
void auto_advance(Judging& judging);

/// Objects unless the current phase is `expected`. Cites the rule of what has to come first.
void object_unless(Judging& judging, Phase expected);

void begin_phase(Judging& judging, Phase phase);

// Implemented in the files of the phases.
void begin_business(Judging& judging); ///< p13
void begin_wars(Judging& judging); ///< p19
void begin_bribery(Judging& judging); ///< p20
void begin_tribute(Judging& judging); ///< p21
void begin_entracte(Judging& judging); ///< p22
void begin_end(Judging& judging); ///< p23
/// The advance functions return false if a player has to act.
[[nodiscard]] bool advance_business(Judging& judging);
[[nodiscard]] bool advance_wars(Judging& judging);
[[nodiscard]] bool advance_bribery(Judging& judging);
[[nodiscard]] bool advance_tribute(Judging& judging);
[[nodiscard]] bool advance_entracte(Judging& judging);

/// Lays empty bids for players with empty Suitcases, then advances.
void lay_forced_bids(Judging& judging);

} // namespace consigliere::corleone
