#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/play.h"
#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/terms.h"
#include "engine/ledger/judging.h"

/// The inside of `play`: one trial of one move. Each phase of a round has its file, named after its
/// number; there, every kind of move has a function `judge` that first objects, with all the
/// reasons that it finds, and then does the move on the trial's position.
namespace consigliere::cash_n_guns {

using Judging = ledger::Judging<Position, Components, Act>;

// The phases, in the order of a round. `player` is who makes the move. ----------------------------

// p1_loot.cpp
void judge(Judging& judging, const RevealLoot& move);

// p2_bullets.cpp
/// Objects to a Bullet card of a player that he cannot have had, or perhaps had not (CG-0.1,
/// CG-2.2).
void object_to_bullet(Judging& judging, Player player, Bullet bullet, Certainty certainty);
void judge(Judging& judging, Player player, const TellDiscard& move);

// p3_hold_up.cpp
void judge(Judging& judging, Player player, const TakeAim& move);
void judge(Judging& judging, Player player, const BeSlow& move);
/// Objects to somebody who was eliminated.
void object_to_dead(Judging& judging, Player player);
/// Objects to somebody who was too slow, where that means the whole round (A1).
void object_to_excluded(Judging& judging, Player player);

// p4_privilege.cpp
void judge(Judging& judging, Player player, const Redirect& move);

// p5_courage.cpp
void judge(Judging& judging, const TakeCover& move);

// p6_cards.cpp
void judge(Judging& judging, Player player, const ShowBullet& move);

// p7_sharing.cpp
void judge(Judging& judging, Player player, const LeaveDesk& move);

// p7_shares.cpp
void judge(Judging& judging, Player player, const TakeShare& move);
/// Objects to somebody who gets nothing in this round, or whose share is not the next.
void object_to_taker(Judging& judging, Player player);
/// Takes what there is no choice about.
void take_unsaid(Judging& judging, Player player, Share share);

// powers.cpp
void judge(Judging& judging, Player player, const UseHustler& move);
void judge(Judging& judging, Player player, const UseProfessional& move);
void judge(Judging& judging, Player player, const UseVulture& move);
void judge(Judging& judging, Player player, const UsePower& move);
void judge(Judging& judging, Player player, const ForbidLoot& move);
void judge(Judging& judging, Player player, const DeclinePower& move);
/// Objects to somebody who is out, does not have this power, or has used it in this round.
void object_to_power(Judging& judging, Player player, Power power);

// corrections.cpp
void judge(Judging& judging, const Correct& move);

// beliefs.cpp
void judge(Judging& judging, const Believe& move);

} // namespace consigliere::cash_n_guns
