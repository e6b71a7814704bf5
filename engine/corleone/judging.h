#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/components.h"
#include "engine/corleone/messages.h"
#include "engine/corleone/move.h"
#include "engine/corleone/play.h"
#include "engine/corleone/position.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/judging.h"

/// The inside of `play`: one trial of one move. Each phase has its file, named after its page;
/// there, every kind of move has a function `judge` that first objects, with all the reasons that
/// it finds, and then does the move on the trial's position.
namespace consigliere::corleone {

using Judging = ledger::Judging<Position, Components, Act>;

// The phases, in the order of the book. `family` is who makes the move. ------------------------

// p08_setup.cpp
void judge_setup_tile(Judging& judging, const OpenBusiness& move);
/// Objects to an action with a figure that is not in the supply, and finds the figure otherwise.
[[nodiscard]] std::optional<FigureId> figure_for_action(
    Judging& judging, Family family, FigureKind kind);

// p12_open_business.cpp
void judge(Judging& judging, const OpenBusiness& move);

// p13_family_business.cpp
/// The objections that every action of a turn shares: phase, turn, figures in the supply.
void object_to_action(Judging& judging, Family family);
void judge(Judging& judging, Family family, const Pass& move);
/// Opens the turn's abilities: closes what the last action left open and remembers the source.
void begin_action(Judging& judging, const Source& source);
/// What the last action left open is over: abilities that fell away, and whatever may be printed on
/// something that nobody has described.
void close_action(Judging& judging);
/// An ability of a card opens others; the card is remembered behind them.
void continue_action(Judging& judging, Source source);

// p14_thug.cpp
void judge(Judging& judging, Family family, const PlaceThug& move);
/// The Front of a Business becomes due for a Family, and for the controller (14.controller).
void shake_down_front(Judging& judging, Family family, BusinessId business);

/// Objects to a Thug space on which something stands already.
void object_to_thug_space(Judging& judging, BusinessId business);

// p15_family_member.cpp
void judge(Judging& judging, Family family, const PlaceMember& move);
void judge(Judging& judging, Family family, const ChangeMoney& move);
void object_to_member_space(Judging& judging, SpaceId space);
/// The Backs of all Businesses around a space become due for a Family.
void shake_down_backs(Judging& judging, Family family, SpaceId space);
void shake_down_back(Judging& judging, Family family, BusinessId business);

// p16_job.cpp
void judge(Judging& judging, Family family, const CompleteJob& move);
/// Shows the faces of Jobs in the hand that a line names for the first time.
void show_named_jobs(Judging& judging, Family family, const Cards& cards);

// p17_ally.cpp
void judge(Judging& judging, Family family, const PlayAlly& move);

// p18_neutral.cpp
/// Places a neutral figure, or moves it, by the ability that lets a Family do so.
void place_neutral(Judging& judging, Family family, FigureKind kind, Place to);
/// Objects to a place on which a figure that is moved or placed by a card may not stand.
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
/// Objects if the cards of setup or Entr'acte have been told only in part; if none of a kind has,
/// they stay unknown.
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
