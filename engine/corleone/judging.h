#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/components.h"
#include "engine/corleone/messages.h"
#include "engine/corleone/move.h"
#include "engine/corleone/play.h"
#include "engine/corleone/position.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/judging.h"

// Internals of `play`: judging one move. Each phase has a file named after its page. There, every
// kind of move has a function `judge` that first adds all objections, then performs the move on
// the changing position.
namespace consigliere::corleone {

using Judging = ledger::Judging<Position, Components, Act>;

// The phases, in the order of the book. `family` makes the move. ----------------------------------

// p08_setup.cpp
void judge_setup_tile(Judging& judging, const OpenBusiness& move);
/// Returns the figure from the supply; objects and returns nullopt if it is not there.
[[nodiscard]] std::optional<FigureId> figure_for_action(
    Judging& judging, Family family, FigureKind kind);

// p12_open_business.cpp
void judge(Judging& judging, const OpenBusiness& move);

// p13_family_business.cpp
/// Objections common to all actions of a turn: phase, turn, figures in the supply.
void object_to_action(Judging& judging, Family family);
void judge(Judging& judging, Family family, const Pass& move);
/// Starts an action: discards what is left of the last one and sets the source of abilities.
void begin_action(Judging& judging, const Source& source);
/// Ends the last action: removes lapsed abilities and unknown ones of undescribed components.
void close_action(Judging& judging);
/// Continues with the abilities that a card's ability opens; remembers the card.
void continue_action(Judging& judging, Source source);

// p14_thug.cpp
void judge(Judging& judging, Family family, const PlaceThug& move);
/// Makes the Front of a Business due for a Family and for the controller (14.controller).
void shake_down_front(Judging& judging, Family family, BusinessId business);

void object_to_thug_space(Judging& judging, BusinessId business);

// p15_family_member.cpp
void judge(Judging& judging, Family family, const PlaceMember& move);
void judge(Judging& judging, Family family, const ChangeMoney& move);
void object_to_member_space(Judging& judging, SpaceId space);
/// Makes the Backs of all Businesses around a space due for a Family.
void shake_down_backs(Judging& judging, Family family, SpaceId space);
void shake_down_back(Judging& judging, Family family, BusinessId business);

// p16_job.cpp
void judge(Judging& judging, Family family, const CompleteJob& move);
/// Reveals Jobs in the hand that a line names for the first time.
void show_named_jobs(Judging& judging, Family family, const Cards& cards);

// p17_ally.cpp
void judge(Judging& judging, Family family, const PlayAlly& move);

// p18_neutral.cpp
void place_neutral(Judging& judging, Family family, FigureKind kind, Place to);
/// Objects to a place where a card may not put this figure.
void object_to_target(Judging& judging, const FigureAt& figure, Place to);
void judge(Judging& judging, const EmptyPile& move);

// p19_turf_war.cpp
void judge(Judging& judging, const FightWar& move);
void judge(Judging& judging, Family family, const RelocateMarker& move);
void judge(Judging& judging, Family family, const LeaveMarker& move);

// p20_bribery.cpp
void judge(Judging& judging, Family family, const Bid& move);
void judge(Judging& judging, Family family, const TakeAlly& move);

// p21_tribute.cpp
void judge(Judging& judging, Family family, const Discard& move);

// p22_entracte.cpp
/// Objects if the cards of setup or Entr'acte were named only in part.
void finish_revealing(Judging& judging);
void judge(Judging& judging, const RevealJob& move);
void judge(Judging& judging, const RevealAlly& move);
void judge(Judging& judging, const RevealNothing& move);

// p23_end.cpp
void judge(Judging& judging, Family family, const CountSuitcase& move);

// p27_icons.cpp
void judge(Judging& judging, Family family, const Use& move);
void judge(Judging& judging, Family family, const Collect& move);
void judge(Judging& judging, Family family, const Decline& move);

// corrections.cpp
void judge(Judging& judging, const Correct& move);
void do_acts(Judging& judging, const std::vector<Act>& acts);

// beliefs.cpp
void judge(Judging& judging, const Believe& move);

} // namespace consigliere::corleone
