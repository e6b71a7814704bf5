#pragma once

#include "engine/corleone/rules.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/message_template.h"

// Messages about order, setup and Family Business: pages 8 to 18.
namespace consigliere::corleone::message {

using ledger::Contradicts;
using ledger::Forbids;
using ledger::LeavesOpen;
using ledger::to_translate;

// Something else has to happen first. -------------------------------------------------------------
inline constexpr Forbids<> waits_for_tile{rule::open,
    to_translate("Open this Act’s new Business first, in the lowest-numbered Territory with an "
                 "empty slot.")};
inline constexpr Forbids<Family> waits_for_figures{rule::phase_end,
    to_translate(
        "Family Business continues until no one has a figure left. {family} still has figures.")};
inline constexpr Forbids<> business_is_over{
    rule::phase_end, to_translate("Family Business is finished for this Act: no more actions.")};
inline constexpr Forbids<Area> waits_for_war{rule::war_order,
    to_translate("Fight the Turf Wars first, in the order of the Territories. Next: {territory}.")};
inline constexpr Forbids<Family, Area> waits_for_marker{rule::no_markers,
    to_translate("{family} won {territory} without a marker left. Decide first: take one of its "
                 "markers from the board, or place none.")};
inline constexpr Forbids<Family> waits_for_bid{rule::bid_suitcase,
    to_translate("All bids are revealed together, so everyone must bid first, or bid nothing. "
                 "Missing: {family}.")};
inline constexpr Forbids<Family> waits_for_taker{rule::bid_order,
    to_translate("Settle the bids first, from the highest down. Next to take an Ally: {family}.")};
inline constexpr Forbids<Family, int> waits_for_tribute{rule::tribute_limit,
    to_translate("Pay Tribute first. {family} is over the hand limit; cards to discard: {cards}.")};
inline constexpr Forbids<int> waits_for_jobs{rule::entracte_jobs,
    to_translate("Refill the empty Public Job spaces first. Jobs still to reveal: {count}.")};
inline constexpr Forbids<int> waits_for_allies{rule::entracte_allies,
    to_translate("Reveal the Allies of the coming Act first. Allies still to reveal: {count}.")};
inline constexpr Contradicts<> nobody_has_turn{
    rule::turn, to_translate("There are turns only in Family Business.")};
inline constexpr Forbids<> game_is_over{
    rule::winner, to_translate("The game is finished. You can still record corrections.")};

// Pages 8 and 9: setup. ---------------------------------------------------------------------------
inline constexpr Forbids<Area> setup_tile_missing{rule::tiles,
    to_translate("Setup isn’t finished: {territory} gets a blue Business before Act I. With 4 "
                 "players Wall Street gets one; with 5, Brooklyn and the Upper East Side too.")};
inline constexpr Forbids<BusinessId, TileColour> setup_tile_not_blue{
    rule::tiles, to_translate("Setup uses blue Businesses. {business} is {colour}.")};
inline constexpr LeavesOpen<BusinessId> setup_tile_colour_unknown{rule::tiles,
    to_translate("Can’t check: {business} isn’t described yet. Setup needs a blue one.")};
inline constexpr Forbids<int> enough_public_jobs{rule::public_jobs,
    to_translate(
        "All Public Jobs are already face up. Public Jobs with this number of players: {spaces}.")};
inline constexpr LeavesOpen<int, int> public_jobs_missing{rule::public_jobs,
    to_translate("Can’t check: not all face-up Public Jobs are entered yet. Missing: {missing}; "
                 "with this number of players there are {spaces}.")};
inline constexpr Forbids<int> job_deck_not_out{rule::public_jobs,
    to_translate("There are Jobs left to reveal. Cards in deck and discards: {cards}.")};
inline constexpr Forbids<int> enough_setup_allies{rule::setup_allies,
    to_translate(
        "Enough Allies are face up: one fewer than players. Open Allies in this game: {count}.")};
inline constexpr LeavesOpen<int, int> setup_allies_missing{rule::setup_allies,
    to_translate("Can’t check: not all open Allies of Act I are entered yet; there is one fewer "
                 "than players. Missing: {missing} of {count}.")};
inline constexpr Forbids<ActNumber, AllyId, ActNumber> setup_ally_of_other_act{rule::setup_allies,
    to_translate("Setup uses Allies of Act {expected}. “{ally}” belongs to Act {act}.")};
inline constexpr LeavesOpen<AllyId> setup_ally_act_unknown{rule::setup_allies,
    to_translate(
        "Can’t check: the Act of “{ally}” isn’t entered yet. Setup uses Allies of Act I.")};
inline constexpr Forbids<FigureKind, ActNumber> figure_comes_later{
    rule::figures, to_translate("{figure}: not in the game before Act {act}.")};
inline constexpr Forbids<ActNumber> figure_not_entered{rule::new_figure,
    to_translate("New Family Members join only in the Entr’acte, this one before Act {act}.")};
inline constexpr Forbids<Family, int> third_thug{rule::figures,
    to_translate("{family} has no more Thugs. Thugs of each Family: {count}; only two-player games "
                 "have a third.")};
inline constexpr Contradicts<Family, FigureKind> figure_not_in_supply{
    rule::figures, to_translate("{family} has no such figure left in the supply: {figure}.")};

// Page 12: Open New Business. ---------------------------------------------------------------------
inline constexpr Contradicts<BusinessId, Area> tile_already_open{
    rule::open, to_translate("{business} is already in {territory}; each tile exists once.")};
inline constexpr Forbids<Area> not_lowest_slot{rule::open,
    to_translate(
        "A new Business goes to the lowest-numbered Territory with an empty slot: {territory}.")};
inline constexpr Forbids<Area> slot_is_taken{rule::territories,
    to_translate("A Territory has one slot for a tile, and this one is full: {territory}.")};
inline constexpr Forbids<> tile_only_at_start{
    rule::open, to_translate("Businesses are opened only at the start of an Act, one in each.")};
inline constexpr Forbids<> park_takes_no_tile{
    rule::central_park, to_translate("Central Park has no slot for a tile.")};
inline constexpr Forbids<ActNumber, TileColour, BusinessId, TileColour> wrong_tile_colour{
    rule::colour,
    to_translate("Acts I and II open blue Businesses, Acts III and IV red ones. Act {act} needs a "
                 "{expected} one; {business} is {colour}.")};
inline constexpr LeavesOpen<BusinessId, ActNumber> tile_colour_unknown{rule::colour,
    to_translate("Can’t check: the colour of {business} isn’t entered yet. Acts I and II open blue "
                 "Businesses, Acts III and IV red ones; this is Act {act}.")};

// Page 13: Family Business. -----------------------------------------------------------------------
inline constexpr Forbids<Family> not_your_turn{
    rule::turn, to_translate("It’s {family}’s turn. Turns go clockwise, one action each.")};
inline constexpr Forbids<Family, Icon> abilities_are_due{
    rule::turn, to_translate("{family} must first use or decline an ability: “{icon}”.")};
inline constexpr Forbids<Family> no_figure_left{rule::out,
    to_translate("{family} has no figure left in the supply and is out of this phase, even with "
                 "Jobs or Allies in hand.")};
inline constexpr Forbids<Family> may_not_pass{rule::no_pass,
    to_translate("You can’t pass: {family} must take an action while one is possible.")};
inline constexpr LeavesOpen<Family> pass_unverified{rule::no_pass,
    to_translate("Can’t check: whether {family} can still take an action depends on cards and "
                 "spaces not described yet. Only a player with no possible action is skipped. Not "
                 "in the rulebook; Consigliere’s reading.")};

// Page 14: Thugs and Fronts. ----------------------------------------------------------------------
inline constexpr Forbids<FigureAt> thug_space_taken{
    rule::thug_space, to_translate("A Thug space holds one figure. Already here: {figure}.")};
inline constexpr Forbids<FigureKind> needs_thug_space{
    rule::thug_space, to_translate("This figure can use only Thug spaces: {figure}.")};
inline constexpr Forbids<BusinessId, Icon> not_on_front{
    rule::front, to_translate("The Front of {business} doesn’t show “{icon}”.")};
inline constexpr LeavesOpen<BusinessId> front_unknown{
    rule::front, to_translate("Can’t check: the Front of {business} isn’t described yet.")};
inline constexpr Forbids<Area, Family, Family> not_the_controller{rule::controller,
    to_translate("Only the controller shares in a Front. {territory} is controlled by "
                 "{controller}, not by {family}.")};
inline constexpr Forbids<Area, Family> nobody_controls{rule::controller,
    to_translate("No one controls {territory}, so {family} has no share in its Fronts.")};
inline constexpr Forbids<Icon, BusinessId, Family> controller_front_only{rule::controller,
    to_translate("The controller shares in the Front, not in the Back. “{icon}” is on the Back of "
                 "{business}, so {family} can’t use it.")};
inline constexpr Forbids<Area, Family> paid_once{rule::own_turf,
    to_translate("On its own turf a Family is paid once, not again as the controller. {territory} "
                 "is controlled by {family}.")};
inline constexpr Forbids<Family, Area, Family> marker_not_on_top{rule::control,
    to_translate("{family} has a marker in {territory}, but only the top one counts for control. "
                 "{controller} has that.")};

// Page 15: Family Members and Backs. --------------------------------------------------------------
inline constexpr Forbids<> no_change{rule::no_change,
    to_translate(
        "You can’t change money, neither within the hand or the Suitcase nor with the piles.")};
inline constexpr Forbids<FigureAt> member_space_taken{rule::member_space,
    to_translate("A Family Member space holds one figure. Already here: {figure}.")};
inline constexpr Forbids<FigureKind> needs_member_space{
    rule::member_space, to_translate("This figure can use only Family Member spaces: {figure}.")};
inline constexpr LeavesOpen<SpaceId> space_undescribed{rule::adjacent,
    to_translate("Can’t check: a Family Member space at {space} isn’t described yet. See whether "
                 "the board has one.")};
inline constexpr Forbids<SpaceId> three_plus_space{rule::three_plus,
    to_translate("The space at {space} is marked 3+. Two-player games don’t use it.")};
inline constexpr Forbids<> three_plus_mayor{rule::three_plus,
    to_translate(
        "Spaces marked 3+ bind the Mayor too. Not in the rulebook; Consigliere’s reading.")};
inline constexpr LeavesOpen<SpaceId> three_plus_unknown{rule::three_plus,
    to_translate("Can’t check: whether the space at {space} is marked 3+ isn’t entered yet. "
                 "Two-player games don’t use those spaces.")};
inline constexpr Forbids<Icon, Place> not_on_backs{
    rule::back, to_translate("No Back there shows “{icon}”: {place}.")};
inline constexpr LeavesOpen<Icon> backs_unknown{rule::back,
    to_translate("Can’t check: not all the Backs are described yet, so one may show “{icon}”.")};
inline constexpr Forbids<Family, Area> controller_not_from_back{rule::controller_back,
    to_translate("Backs bring the controller nothing. {family} controls {territory}, but gains "
                 "only when its Fronts are used.")};
inline constexpr Forbids<> park_takes_no_thug{rule::central_park,
    to_translate("Central Park has no Thug space; only a Family Member reaches its Business.")};
inline constexpr Forbids<> park_has_no_front{
    rule::central_park, to_translate("The Business of Central Park has no Front, only a Back.")};
inline constexpr Forbids<> park_has_no_war{rule::central_park,
    to_translate("There is no Turf War in Central Park: no one can control it.")};
inline constexpr Forbids<> park_is_no_territory{rule::central_park,
    to_translate("Central Park isn’t a Territory. The Police Chief goes into one of the seven "
                 "Territories.")};

// Page 16: Jobs. ----------------------------------------------------------------------------------
inline constexpr Forbids<Family> job_is_an_action{rule::job,
    to_translate("Completing a Job is an action of its own, and {family} has just taken one.")};
inline constexpr Forbids<JobId, Goods, Goods> wrong_payment{rule::cost,
    to_translate("The Job “{job}” costs exactly the goods it shows: {needs}. Paid: {pays}. "
                 "Narcotics can replace any of the other goods.")};
inline constexpr LeavesOpen<JobId> cost_unknown{
    rule::cost, to_translate("Can’t check: the cost of the Job “{job}” isn’t described yet.")};
inline constexpr Contradicts<Family, Good, int, int> cannot_pay{
    rule::cost, to_translate("{family} lacks these goods. {card}: needs {needs}, has {has}.")};
inline constexpr Forbids<JobId, Icon> not_on_job{
    rule::reward, to_translate("The Job “{job}” doesn’t bring “{icon}”.")};
inline constexpr LeavesOpen<JobId> job_unknown{
    rule::reward, to_translate("Can’t check: what the Job “{job}” brings isn’t described yet.")};
inline constexpr Contradicts<JobId, Family> job_in_suitcase{rule::suitcase,
    to_translate("The Job “{job}” is already completed: it is in {family}’s Suitcase and counts "
                 "only for the bonus of its colour.")};
inline constexpr Contradicts<JobId> job_not_public{
    to_translate("The Job “{job}” isn’t among the Public Jobs.")};
inline constexpr LeavesOpen<JobId> public_job_unnamed{rule::job,
    to_translate(
        "Can’t check: not all the Public Jobs are entered yet, so “{job}” may be one of them.")};
inline constexpr LeavesOpen<JobId> copies_unknown{rule::job,
    to_translate("Can’t check: how many copies of the Job “{job}” the box has isn’t entered yet. "
                 "One of them is accounted for.")};
inline constexpr Forbids<> no_refill_now{rule::no_refill,
    to_translate(
        "A completed Public Job isn’t replaced before the Entr’acte; its space stays empty.")};
inline constexpr Forbids<Family> job_needs_figure{rule::job_figures,
    to_translate("Without a figure in the supply, {family} can’t complete a Job.")};
inline constexpr Forbids<Icon> lost_no_target{rule::no_target,
    to_translate(
        "“{icon}” has no target, so it is lost. Not in the rulebook; Consigliere’s reading.")};
inline constexpr LeavesOpen<Icon, Family> target_untold{rule::no_target,
    to_translate("Can’t check: no free place for “{icon}” is entered yet, so whether {family} "
                 "could have used it is unknown.")};

// Page 17: being shot, Allies. --------------------------------------------------------------------
inline constexpr Forbids<FigureAt> is_in_hudson{
    rule::shot, to_translate("This figure was shot and stays out until the Entr’acte: {figure}.")};
inline constexpr Forbids<BusinessId> card_front_controller{rule::extortion,
    to_translate("When a card uses the Front of {business}, its controller shares in it as with a "
                 "Thug, and no one else does.")};
inline constexpr Forbids<AllyId> ally_once_an_act{rule::ally,
    to_translate("“{ally}” was already played this Act. An Ally is played once an Act and comes "
                 "back with the Tribute.")};
inline constexpr Forbids<AllyId, Icon> not_on_ally{
    rule::ally, to_translate("The Ally “{ally}” doesn’t bring “{icon}”.")};
inline constexpr LeavesOpen<AllyId> ally_unknown{
    rule::ally, to_translate("Can’t check: what the Ally “{ally}” brings isn’t described yet.")};
inline constexpr Forbids<Family> ally_needs_figure{rule::ally_figures,
    to_translate("Without a figure in the supply, {family} can’t play an Ally.")};
inline constexpr Contradicts<AllyId> ally_is_gone{rule::tribute_discards,
    to_translate(
        "The Ally “{ally}” has left the game: discarded or untaken Allies don’t come back.")};

// Page 18: neutral figures, empty piles. ----------------------------------------------------------
inline constexpr Forbids<FigureKind> neutral_wrong_place{rule::neutral,
    to_translate("This figure can’t go there: {figure}. The Mayor goes to a Family Member space, "
                 "the Union Boss to a Thug space, the Police Chief straight into a Territory.")};
inline constexpr Forbids<FigureAt> neutral_stays{rule::neutral,
    to_translate("This figure is already there and must go somewhere else: {figure}.")};
inline constexpr Forbids<Good> goods_are_out{
    rule::goods_out, to_translate("This pile of goods is empty: {good}.")};
inline constexpr Forbids<Bill> money_is_out{rule::money_out,
    to_translate("Neither this money card nor a lower one is left, so nothing is taken: {bill}. "
                 "Not in the rulebook; Consigliere’s reading.")};
inline constexpr Forbids<> jobs_are_out{
    rule::jobs_out, to_translate("The Job deck and the discards are empty: no Job is drawn.")};
inline constexpr Forbids<Good, int> goods_not_out{
    rule::goods_out, to_translate("The log says this pile isn’t empty. {good} left: {has}.")};
inline constexpr Forbids<Bill, int> money_not_out{
    rule::money_out, to_translate("The log says this pile isn’t empty. {bill} left: {has}.")};
inline constexpr Forbids<int> jobs_not_out{
    rule::jobs_out, to_translate("The log says the Job deck isn’t empty. Cards left: {has}.")};

} // namespace consigliere::corleone::message
