#pragma once

#include "engine/mafia/judging.h"

/// The course of a turn (M-3.3): what has to come first, and what happens by itself.
namespace consigliere::mafia {

/// Goes on by itself as far as no choice is needed.
void auto_advance(Judging& judging);

/// Objects that the game is over, with the rule that ended it.
void object_to_end(Judging& judging);
/// Objects to whatever comes before a payment, an errand of the field or a vendetta is done with.
void object_to_pressing(Judging& judging);
/// Objects unless the turn has come this far, or can: what a field only offers is passed over.
void reach(Judging& judging, Phase wanted);
/// Objects unless the figure of this turn has moved.
void object_unless_moved(Judging& judging);
void begin_phase(Judging& judging, Phase phase);

/// The rule of the field, or of the card, that still demands something of this turn; nothing if
/// none does.
[[nodiscard]] std::optional<ledger::RuleId> errand_of(const Position& position);
/// Who has to do it.
[[nodiscard]] Figure errand_bearer(const Position& position);

} // namespace consigliere::mafia
