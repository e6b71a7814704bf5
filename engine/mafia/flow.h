#pragma once

#include "engine/mafia/judging.h"

// Flow of a turn (M-3.3): prerequisites and automatic steps.
namespace consigliere::mafia {

/// Advances until a choice is needed.
void auto_advance(Judging& judging);

/// Objects that the game is over, citing the rule that ended it.
void object_to_end(Judging& judging);
/// Objects while a payment, an errand of the field or a vendetta is unfinished.
void object_to_pressing(Judging& judging);
/// Advances to `wanted`, skipping mere offers of the field; objects if that step is past or not
/// reachable.
void reach(Judging& judging, Phase wanted);
/// Objects unless the figure has moved in this turn.
void object_unless_moved(Judging& judging);
void begin_phase(Judging& judging, Phase phase);

/// The rule of the field or card whose demand is unfinished in this turn; nullopt if none.
[[nodiscard]] std::optional<ledger::RuleId> errand_of(const Position& position);
/// The figure that has to do the errand.
[[nodiscard]] Figure errand_bearer(const Position& position);

} // namespace consigliere::mafia
