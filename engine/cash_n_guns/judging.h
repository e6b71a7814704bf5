#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/play.h"
#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/terms.h"
#include "engine/ledger/judging.h"

// Internals of `play`: the evaluation of one move. Each phase has a file named after its number.
// Its functions `judge` collect every objection, then apply the move to the position under
// evaluation.
namespace consigliere::cash_n_guns {

using Judging = ledger::Judging<Position, Components, Act>;

// The phases in order. `player` makes the move. ---------------------------------------------------

// p1_loot.cpp
void judge(Judging& judging, const RevealLoot& move);

// p2_bullets.cpp
/// Objects if the player cannot have, or possibly did not have, this Bullet card (CG-0.1, CG-2.2).
void object_to_bullet(Judging& judging, Player player, Bullet bullet, Certainty certainty);
void judge(Judging& judging, Player player, const TellDiscard& move);

// p3_hold_up.cpp
void judge(Judging& judging, Player player, const TakeAim& move);
void judge(Judging& judging, Player player, const BeSlow& move);
/// Objects if the player is eliminated.
void object_to_dead(Judging& judging, Player player);
/// Objects if the player was too slow and is excluded from the round (A1).
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
/// Objects if the player gets nothing in this round, or another player's share is next.
void object_to_taker(Judging& judging, Player player);
/// Takes a share without alternative, without a line.
void take_unsaid(Judging& judging, Player player, Share share);

// powers.cpp
void judge(Judging& judging, Player player, const UseHustler& move);
void judge(Judging& judging, Player player, const UseProfessional& move);
void judge(Judging& judging, Player player, const UseVulture& move);
void judge(Judging& judging, Player player, const UsePower& move);
void judge(Judging& judging, Player player, const ForbidLoot& move);
void judge(Judging& judging, Player player, const DeclinePower& move);
/// Objects if the player is out, lacks the power, or has used or declined it in this round.
void object_to_power(Judging& judging, Player player, Power power);

// corrections.cpp
void judge(Judging& judging, const Correct& move);

// beliefs.cpp
void judge(Judging& judging, const Believe& move);

} // namespace consigliere::cash_n_guns
