#pragma once

#include "engine/cash_n_guns/judging.h"
#include "engine/cash_n_guns/waiting.h"

/// The course of a round (CG-1 to CG-7): what happens by itself, because it needs no choice.
namespace consigliere::cash_n_guns {

/// Goes on by itself as far as no choice is needed: phases end, wounds are counted, gangsters are
/// eliminated, powers that leave no choice work, what only one can take goes to him.
void auto_advance(Judging& judging);

/// Objects, with the rule of what has to come first, unless the running phase is `expected`.
void object_unless(Judging& judging, Phase expected);

/// Objects that the game is over, with the rule that ended it.
void object_to_end(Judging& judging);

void begin_phase(Judging& judging, Phase phase);

/// Whether a line belongs to the sharing itself.
[[nodiscard]] bool is_about_shares(const Action& action);

/// Powers that nobody has called are passed over when a line comes that belongs to a later step;
/// so does a desk that nobody has to take.
void pass_over_powers(Judging& judging, const Action& next);

// The parts that the phases' own files hold.
void begin_hold_up(Judging& judging); ///< p3
/// Cards that will not be shown: of those who lie or take no part, and of those who aim at them
/// (CG-5.2, CG-5.4; p5).
void discard_unused_cards(Judging& judging);
void begin_sharing(Judging& judging); ///< p7
/// Whose share is next takes nothing if there is nothing that he may take, before another does
/// (p7).
void pass_over_idle(Judging& judging, Player player);
void begin_round(Judging& judging); ///< p1
void begin_end(Judging& judging); ///< end.cpp
/// Each goes on by one step if nothing has to be waited for, and says whether it did.
[[nodiscard]] bool advance_hold_up(Judging& judging); ///< p3
[[nodiscard]] bool advance_privilege(Judging& judging); ///< p4
[[nodiscard]] bool advance_cards(Judging& judging); ///< p6
[[nodiscard]] bool advance_sharing(Judging& judging); ///< p7

} // namespace consigliere::cash_n_guns
