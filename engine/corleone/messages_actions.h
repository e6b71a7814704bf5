#pragma once

#include "engine/corleone/rules.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/message_template.h"

/// What has to come first, setup, and Family Business: pages 8 to 18 of the book.
namespace consigliere::corleone::message {

using ledger::Contradicts;
using ledger::Forbids;
using ledger::LeavesOpen;
using ledger::to_translate;

// Something else has to come first. ---------------------------------------------------------------
inline constexpr Forbids<> waits_for_tile{rule::open,
    to_translate("First the new Business of the Act has to be opened, in the lowest-numbered "
                 "Territory with an empty slot.")};
inline constexpr Forbids<Family> waits_for_figures{rule::phase_end,
    to_translate(
        "Family Business goes on until nobody has a figure left. Figures are left to {family}.")};
inline constexpr Forbids<> business_is_over{rule::phase_end,
    to_translate("Family Business is over for this Act, so nobody takes an action any more.")};
inline constexpr Forbids<Area> waits_for_war{rule::war_order,
    to_translate("First the Turf Wars are fought to their end, in the order of the Territories. "
                 "Next: {territory}.")};
inline constexpr Forbids<Family, Area> waits_for_marker{rule::no_markers,
    to_translate("{family} won {territory} without a marker left, and first decides: take one of "
                 "its own from the board, or place none.")};
inline constexpr Forbids<Family> waits_for_bid{rule::bid_suitcase,
    to_translate("All bids are revealed together, so everyone has to bid first, or bid nothing. "
                 "Missing: {family}.")};
inline constexpr Forbids<Family> waits_for_taker{rule::bid_order,
    to_translate(
        "First the bids are settled, from the highest down. Next to take an Ally: {family}.")};
inline constexpr Forbids<Family, int> waits_for_tribute{rule::tribute_limit,
    to_translate("First everyone pays Tribute. {family} is over the hand limit; cards to discard: "
                 "{cards}.")};
inline constexpr Forbids<int> waits_for_jobs{rule::entracte_jobs,
    to_translate(
        "First the empty spaces for Public Jobs are refilled. Jobs still to reveal: {count}.")};
inline constexpr Forbids<int> waits_for_allies{rule::entracte_allies,
    to_translate(
        "First the Allies of the coming Act are laid open. Allies still to reveal: {count}.")};
inline constexpr Contradicts<> nobody_has_turn{
    rule::turn, to_translate("There are turns in Family Business only.")};
inline constexpr Forbids<> game_is_over{
    rule::winner, to_translate("The game is over. Only corrections can still be recorded.")};

// Pages 8 and 9: setup. ---------------------------------------------------------------------------
inline constexpr Forbids<Area> setup_tile_missing{rule::tiles,
    to_translate("Setup is not finished: {territory} gets a blue Business before Act I. With four "
                 "players Wall Street gets one, with five Brooklyn and the Upper East Side too.")};
inline constexpr Forbids<BusinessId, TileColour> setup_tile_not_blue{rule::tiles,
    to_translate("In setup blue Businesses are laid. {business} is not blue but {colour}.")};
inline constexpr LeavesOpen<BusinessId> setup_tile_colour_unknown{rule::tiles,
    to_translate("Not verifiable: nobody has described {business}, so whether it is blue, as in "
                 "setup it must be, is unknown.")};
inline constexpr Forbids<int> enough_public_jobs{rule::public_jobs,
    to_translate(
        "All Public Jobs lie open already. Public Jobs with this number of players: {spaces}.")};
inline constexpr LeavesOpen<int, int> public_jobs_missing{rule::public_jobs,
    to_translate("Not verifiable: nobody has told all Public Jobs that lie open. Untold: "
                 "{missing}; with this number of players there are {spaces}.")};
inline constexpr Forbids<int> job_deck_not_out{rule::public_jobs,
    to_translate("There are Jobs left to lay open. Cards in deck and discards: {cards}.")};
inline constexpr Forbids<int> enough_setup_allies{rule::setup_allies,
    to_translate("Enough Allies lie open; there is one fewer than players. Open Allies in this "
                 "game: {count}.")};
inline constexpr LeavesOpen<int, int> setup_allies_missing{rule::setup_allies,
    to_translate("Not verifiable: nobody has told all Allies of Act I that lie open; there is one "
                 "fewer than players. Untold: {missing} of {count}.")};
inline constexpr Forbids<ActNumber, AllyId, ActNumber> setup_ally_of_other_act{rule::setup_allies,
    to_translate(
        "The Allies of setup are those of Act {expected}. “{ally}” belongs to Act {act}.")};
inline constexpr LeavesOpen<AllyId> setup_ally_act_unknown{rule::setup_allies,
    to_translate("Not verifiable: nobody has told whether “{ally}” is an Ally of Act I, as those "
                 "of setup are.")};
inline constexpr Forbids<FigureKind, ActNumber> figure_comes_later{
    rule::figures, to_translate("{figure}: not in the game before Act {act}.")};
inline constexpr Forbids<ActNumber> figure_not_entered{rule::new_figure,
    to_translate("New Family Members join in the Entr’acte only, this one before Act {act}.")};
inline constexpr Forbids<Family, int> third_thug{rule::figures,
    to_translate("{family} has no more Thugs. Thugs of each Family: {count}; only with two players "
                 "there is a third.")};
inline constexpr Contradicts<Family, FigureKind> figure_not_in_supply{
    rule::figures, to_translate("{family} has no such figure left in the supply: {figure}.")};

// Page 12: Open New Business. ---------------------------------------------------------------------
inline constexpr Contradicts<BusinessId, Area> tile_already_open{
    rule::open, to_translate("{business} already lies in {territory}; every tile exists once.")};
inline constexpr Forbids<Area> not_lowest_slot{rule::open,
    to_translate("A new Business goes to the lowest-numbered Territory whose slot is empty. That "
                 "is {territory}.")};
inline constexpr Forbids<Area> slot_is_taken{rule::territories,
    to_translate("A Territory has one slot for a tile, and it is full: {territory}.")};
inline constexpr Forbids<> tile_only_at_start{
    rule::open, to_translate("A Business is opened only at the start of an Act, one in each.")};
inline constexpr Forbids<> park_takes_no_tile{
    rule::central_park, to_translate("Central Park has no slot for a tile.")};
inline constexpr Forbids<ActNumber, TileColour, BusinessId, TileColour> wrong_tile_colour{
    rule::colour,
    to_translate("Acts I and II open blue Businesses, Acts III and IV red ones. Act {act} needs a "
                 "{expected} one; {business} is {colour}.")};
inline constexpr LeavesOpen<BusinessId, ActNumber> tile_colour_unknown{rule::colour,
    to_translate("Not verifiable: nobody has told the colour of {business}. Acts I and II open "
                 "blue Businesses, Acts III and IV red ones; this is Act {act}.")};

// Page 13: Family Business. -----------------------------------------------------------------------
inline constexpr Forbids<Family> not_your_turn{
    rule::turn, to_translate("One action each, clockwise. It is the turn of {family}.")};
inline constexpr Forbids<Family, Icon> abilities_are_due{rule::turn,
    to_translate(
        "{family} still has an ability to use or to decline: “{icon}”. Then the turn goes on.")};
inline constexpr Forbids<Family> no_figure_left{rule::out,
    to_translate("{family} has no figure left in the supply and is out of this phase, even with "
                 "Jobs or Allies in the hand.")};
inline constexpr Forbids<Family> may_not_pass{rule::no_pass,
    to_translate("Nobody may pass: {family} has to take an action while one is possible.")};
inline constexpr LeavesOpen<Family> pass_unverified{rule::no_pass,
    to_translate("Not verifiable: whether {family} could still take an action depends on cards and "
                 "spaces that nobody has described. Only a player whose every action is impossible "
                 "is skipped; the book is silent here, and we chose so.")};

// Page 14: Thugs and Fronts. ----------------------------------------------------------------------
inline constexpr Forbids<FigureAt> thug_space_taken{rule::thug_space,
    to_translate(
        "A Thug space takes one figure, whoever it belongs to. This one is taken: {figure}.")};
inline constexpr Forbids<FigureKind> needs_thug_space{
    rule::thug_space, to_translate("This figure can stand on Thug spaces only: {figure}.")};
inline constexpr Forbids<BusinessId, Icon> not_on_front{
    rule::front, to_translate("The Front of {business} does not show “{icon}”.")};
inline constexpr LeavesOpen<BusinessId> front_unknown{
    rule::front, to_translate("Not verifiable: nobody has described the Front of {business}.")};
inline constexpr Forbids<Area, Family, Family> not_the_controller{rule::controller,
    to_translate("Only the controller shares in a Front. {territory} is controlled by "
                 "{controller}, not by {family}.")};
inline constexpr Forbids<Area, Family> nobody_controls{rule::controller,
    to_translate("Nobody controls {territory}, so {family} has no share in its Fronts.")};
inline constexpr Forbids<Icon, BusinessId, Family> controller_front_only{rule::controller,
    to_translate("The controller shares in the Front, not in the Back. “{icon}” is on the Back of "
                 "{business}, so {family} may not use it.")};
inline constexpr Forbids<Area, Family> paid_once{rule::own_turf,
    to_translate("On its own turf a Family is paid once, not a second time as the controller. "
                 "{territory} is controlled by {family}.")};
inline constexpr Forbids<Family, Area, Family> marker_not_on_top{rule::control,
    to_translate("{family} has a marker in {territory}, but only the top one counts for control; "
                 "{controller} owns that.")};

// Page 15: Family Members and Backs. --------------------------------------------------------------
inline constexpr Forbids<> no_change{rule::no_change,
    to_translate(
        "Money is never changed, neither within the hand or the Suitcase nor with the piles.")};
inline constexpr Forbids<FigureAt> member_space_taken{rule::member_space,
    to_translate("A Family Member space takes one figure, whoever it belongs to. This one is "
                 "taken: {figure}.")};
inline constexpr Forbids<FigureKind> needs_member_space{rule::member_space,
    to_translate("This figure can stand on Family Member spaces only: {figure}.")};
inline constexpr LeavesOpen<SpaceId> space_undescribed{rule::adjacent,
    to_translate("Not verifiable: nobody has described a Family Member space at {space}. See "
                 "whether the board has one.")};
inline constexpr Forbids<SpaceId> three_plus_space{rule::three_plus,
    to_translate("The space at {space} is marked 3+ and is not used with two players.")};
inline constexpr Forbids<> three_plus_mayor{rule::three_plus,
    to_translate("That spaces marked 3+ bind the Mayor too, we chose: the book is silent here.")};
inline constexpr LeavesOpen<SpaceId> three_plus_unknown{rule::three_plus,
    to_translate("Not verifiable: nobody has told whether the space at {space} is marked 3+. With "
                 "two players such spaces are not used.")};
inline constexpr Forbids<Icon, Place> not_on_backs{
    rule::back, to_translate("No Back there shows “{icon}”: {place}.")};
inline constexpr LeavesOpen<Icon> backs_unknown{rule::back,
    to_translate("Not verifiable: nobody has described all the Backs, so one may show “{icon}”.")};
inline constexpr Forbids<Family, Area> controller_not_from_back{rule::controller_back,
    to_translate("Backs bring the controller nothing. {family} controls {territory}, but gains "
                 "only when its Fronts are used.")};
inline constexpr Forbids<> park_takes_no_thug{rule::central_park,
    to_translate("Central Park has no Thug space; only a Family Member reaches its Business.")};
inline constexpr Forbids<> park_has_no_front{
    rule::central_park, to_translate("The Business of Central Park has no Front, only a Back.")};
inline constexpr Forbids<> park_has_no_war{rule::central_park,
    to_translate("There is no Turf War in Central Park: nobody can control it.")};
inline constexpr Forbids<> park_is_no_territory{rule::central_park,
    to_translate(
        "Central Park is no Territory. The Police Chief goes into one of the seven Territories.")};

// Page 16: Jobs. ----------------------------------------------------------------------------------
inline constexpr Forbids<Family> job_is_an_action{rule::job,
    to_translate("Completing a Job is an action of its own, and {family} has just taken one.")};
inline constexpr Forbids<JobId, Goods, Goods> wrong_payment{rule::cost,
    to_translate("The Job “{job}” takes exactly the goods it shows: {needs}. Paid: {pays}. "
                 "Narcotics may stand for any of the other goods.")};
inline constexpr LeavesOpen<JobId> cost_unknown{
    rule::cost, to_translate("Not verifiable: nobody has described what the Job “{job}” costs.")};
inline constexpr Contradicts<Family, Good, int, int> cannot_pay{rule::cost,
    to_translate(
        "{family} does not have these goods in the hand. {card}: needed {needs}, there {has}.")};
inline constexpr Forbids<JobId, Icon> not_on_job{
    rule::reward, to_translate("The Job “{job}” does not bring “{icon}”.")};
inline constexpr LeavesOpen<JobId> job_unknown{rule::reward,
    to_translate("Not verifiable: nobody has described what the Job “{job}” brings.")};
inline constexpr Contradicts<JobId, Family> job_in_suitcase{rule::suitcase,
    to_translate("The Job “{job}” is completed already: it lies in the Suitcase of {family} and "
                 "counts only for the bonus of its colour.")};
inline constexpr Contradicts<JobId> job_not_public{
    to_translate("The Job “{job}” does not lie among the Public Jobs.")};
inline constexpr LeavesOpen<JobId> public_job_unnamed{rule::job,
    to_translate(
        "Not verifiable: nobody has named all the Public Jobs, so “{job}” may be one of them.")};
inline constexpr LeavesOpen<JobId> copies_unknown{rule::job,
    to_translate("Not verifiable: nobody has told how many cards of the Job “{job}” the box holds. "
                 "One of them is accounted for.")};
inline constexpr Forbids<> no_refill_now{rule::no_refill,
    to_translate(
        "A completed Public Job is not replaced before the Entr’acte; its space stays empty.")};
inline constexpr Forbids<Family> job_needs_figure{rule::job_figures,
    to_translate("Without a figure in the supply {family} cannot complete a Job.")};
inline constexpr Forbids<Icon> lost_no_target{rule::no_target,
    to_translate("There is nothing that “{icon}” could be aimed at, so it is lost. The book is "
                 "silent here, and we chose so.")};
inline constexpr LeavesOpen<Icon, Family> target_untold{rule::no_target,
    to_translate("Not verifiable: nobody has told of a free place for “{icon}”, so whether "
                 "{family} could have used it is unknown.")};

// Page 17: being shot, Allies. --------------------------------------------------------------------
inline constexpr Forbids<FigureAt> is_in_hudson{
    rule::shot, to_translate("It was shot and stays out until the Entr’acte: {figure}.")};
inline constexpr Forbids<BusinessId> card_front_controller{rule::extortion,
    to_translate("When a card uses the Front of {business}, its controller shares in it as with a "
                 "Thug, and nobody else does.")};
inline constexpr Forbids<AllyId> ally_once_an_act{rule::ally,
    to_translate("“{ally}” has been played in this Act. An Ally is played once an Act and comes "
                 "back with the Tribute.")};
inline constexpr Forbids<AllyId, Icon> not_on_ally{
    rule::ally, to_translate("The Ally “{ally}” does not bring “{icon}”.")};
inline constexpr LeavesOpen<AllyId> ally_unknown{rule::ally,
    to_translate("Not verifiable: nobody has described what the Ally “{ally}” brings.")};
inline constexpr Forbids<Family> ally_needs_figure{rule::ally_figures,
    to_translate("Without a figure in the supply {family} cannot play an Ally.")};
inline constexpr Contradicts<AllyId> ally_is_gone{rule::tribute_discards,
    to_translate(
        "The Ally “{ally}” has left the game: discarded or not taken Allies do not come back.")};

// Page 18: neutral figures, empty piles. ----------------------------------------------------------
inline constexpr Forbids<FigureKind> neutral_wrong_place{rule::neutral,
    to_translate(
        "The wrong place for this figure: {figure}. The Mayor goes to a Family Member space, the "
        "Union Boss to a Thug space, the Police Chief straight into a Territory.")};
inline constexpr Forbids<FigureAt> neutral_stays{
    rule::neutral, to_translate("It stands there already and has to go somewhere else: {figure}.")};
inline constexpr Forbids<Good> goods_are_out{
    rule::goods_out, to_translate("This pile of goods is empty, so none can be taken: {good}.")};
inline constexpr Forbids<Bill> money_is_out{rule::money_out,
    to_translate("Neither this money card nor a lower one is left, so nothing is taken: {bill}. "
                 "The book is silent here, and we chose so.")};
inline constexpr Forbids<> jobs_are_out{
    rule::jobs_out, to_translate("The Job deck is out, and so are the discards: no Job is drawn.")};
inline constexpr Forbids<Good, int> goods_not_out{
    rule::goods_out, to_translate("By this record the pile is not empty. {good}: left {has}.")};
inline constexpr Forbids<Bill, int> money_not_out{
    rule::money_out, to_translate("By this record the pile is not empty. {bill}: left {has}.")};
inline constexpr Forbids<int> jobs_not_out{rule::jobs_out,
    to_translate("By this record the Job deck is not out. Cards left in it: {has}.")};

} // namespace consigliere::corleone::message
