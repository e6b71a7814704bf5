#pragma once

#include "engine/corleone/rules.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/message_template.h"

/// The other phases, the end, the icons, and what the table believes: pages 19 to 27 of the book.
namespace consigliere::corleone::message {

using ledger::Contradicts;
using ledger::Forbids;
using ledger::LeavesOpen;
using ledger::to_translate;

// Page 19: Turf Wars. -----------------------------------------------------------------------------
inline constexpr Forbids<Area> war_already_fought{rule::war_order,
    to_translate("The Turf War of this Act has been fought there already: {territory}.")};
inline constexpr Forbids<Area> war_out_of_order{rule::war_order,
    to_translate("Turf Wars go by the numbers of the Territories, 1 to 7. Next: {territory}.")};
inline constexpr Forbids<Family, Area, int, int> war_has_winner{rule::war_winner,
    to_translate("{family} has the most influence in {territory} and places a marker: {influence} "
                 "against {second}.")};
inline constexpr Forbids<Family, Family, Area, int> war_is_tied{rule::war_tie,
    to_translate("{family} and {other} tie for the most influence in {territory}, so nobody places "
                 "a marker. Influence of each: {influence}.")};
inline constexpr Forbids<Family, Area, int> war_tied_with_neutral{rule::war_tie,
    to_translate("{family} and the neutral figures tie for the most influence in {territory}. "
                 "Influence of each: {influence}.")};
inline constexpr Forbids<Area, int> war_is_neutral{rule::war_neutral,
    to_translate("No Family has more influence in {territory} than the neutral figures together, "
                 "so nobody places a marker. Neutral influence: {influence}.")};
inline constexpr Forbids<Area> war_is_empty{rule::war_empty,
    to_translate("No figure counts in {territory}, so nobody places a marker. The book is silent "
                 "here, and we chose so.")};
inline constexpr Forbids<Family> no_marker_choice{rule::no_markers,
    to_translate("{family} has no such choice to make: it belongs to a winner whose markers all "
                 "lie on the board.")};

// Page 20: Bribery. -------------------------------------------------------------------------------
inline constexpr Forbids<ActNumber> no_bribery_in_act_four{rule::bribery_acts,
    to_translate("There is no Bribery in Act {act}: new Allies could not be used any more.")};
inline constexpr Forbids<Family> already_bid{rule::bid_suitcase,
    to_translate("{family} has bid already, and a bid is not changed. If it was recorded wrongly, "
                 "undo it.")};
inline constexpr Forbids<Family, Bill, int, int> bid_from_hand{rule::bid_suitcase,
    to_translate("Only money that lies in the Suitcase already can be bid, none of the hand. In "
                 "the Suitcase of {family}, {card}: needed {needs}, there {has}.")};
inline constexpr Contradicts<Family, Bill, int, int> bid_lacks_money{rule::bid_suitcase,
    to_translate(
        "{family} does not have this money in the Suitcase. {card}: needed {needs}, there {has}.")};
inline constexpr Contradicts<> bid_not_money{
    rule::bid_suitcase, to_translate("A bid is made of money cards only.")};
inline constexpr LeavesOpen<Family> bid_unverified{rule::bid_suitcase,
    to_translate("Not verifiable: only the board is followed in this record, so what {family} has "
                 "in the Suitcase is unknown.")};
inline constexpr Forbids<Family, Dollars, Dollars> not_highest_bid{rule::bid_order,
    to_translate("Higher bids come first. {family} takes next: {bid} against {dollars}.")};
inline constexpr Forbids<Dollars, Family> tie_goes_clockwise{rule::bid_tie,
    to_translate("Equal bids ({bid}) go by turn order, from the Horse Head clockwise. Next to "
                 "take: {family}.")};
inline constexpr Forbids<Family> bid_nothing{
    rule::bid_zero, to_translate("{family} bid nothing and takes no Ally, even if one is left.")};
inline constexpr Forbids<Family> has_taken{
    rule::bid_order, to_translate("{family} has taken an Ally already. Each bid brings one.")};
inline constexpr Forbids<> no_ally_left{rule::bid_last,
    to_translate("No Ally is left. The others put their bids back into their Suitcases.")};
inline constexpr Contradicts<AllyId> ally_not_open{
    to_translate("“{ally}” does not lie among the open Allies.")};
inline constexpr LeavesOpen<AllyId> open_ally_unnamed{rule::bid_order,
    to_translate(
        "Not verifiable: nobody has named all the open Allies, so “{ally}” may be one of them.")};

// Page 21: Tribute. -------------------------------------------------------------------------------
inline constexpr Forbids<Family, int, int, int> wrong_tribute{rule::tribute_limit,
    to_translate("{family} discards exactly down to the hand limit. Cards in the hand: {hand}; "
                 "limit: {limit}; discarded here: {discards}.")};
inline constexpr Forbids<Family, int, int> within_limit{rule::tribute_limit,
    to_translate("{family} has nothing to discard. Cards in the hand: {hand}; limit: {limit}.")};

// Page 22: Entr’acte. -----------------------------------------------------------------------------
inline constexpr Forbids<int> enough_jobs{rule::entracte_jobs,
    to_translate("No space for a Public Job is empty; old Jobs stay. Public Jobs with this number "
                 "of players: {spaces}.")};
inline constexpr Forbids<int> refill_deck_not_out{rule::entracte_jobs,
    to_translate(
        "There are Jobs left to refill the spaces with. Cards in deck and discards: {cards}.")};
inline constexpr LeavesOpen<int> jobs_missing{rule::entracte_jobs,
    to_translate(
        "Not verifiable: nobody has told all Jobs that refill the empty spaces. Untold: {count}.")};
inline constexpr Forbids<int> enough_allies{rule::entracte_allies,
    to_translate("No Ally is to be laid open now. In the Entr’actes before Acts II and III there "
                 "is one fewer than players: {count}.")};
inline constexpr LeavesOpen<int> allies_missing{rule::entracte_allies,
    to_translate("Not verifiable: nobody has told all Allies of the coming Act. Untold: {count}.")};
inline constexpr Forbids<ActNumber, AllyId, ActNumber> ally_of_other_act{rule::entracte_allies,
    to_translate(
        "The open Allies have to be those of Act {expected}. “{ally}” belongs to Act {act}.")};
inline constexpr LeavesOpen<AllyId> ally_act_unknown{rule::entracte_allies,
    to_translate("Not verifiable: nobody has told to which Act the Ally “{ally}” belongs.")};

// Page 23: the end. -------------------------------------------------------------------------------
inline constexpr Forbids<Family> nothing_to_count{
    rule::end_hand, to_translate("The Suitcase of {family} has been counted already.")};

// Page 27: icons. ---------------------------------------------------------------------------------
inline constexpr Contradicts<> too_many_abilities{to_translate(
    "That would be more abilities at once than the referee can keep. Something must be wrong.")};
inline constexpr Forbids<Family, Icon> used_up{rule::icon_repeat,
    to_translate("{family} has used “{icon}” as often as it is printed, or declined it.")};
inline constexpr Forbids<Family> nothing_is_due{
    rule::turn, to_translate("Nothing has brought {family} an ability that could be used now.")};
inline constexpr Forbids<> bank_takes_one_bill{rule::icon_bank,
    to_translate("Each Suitcase icon takes exactly one money card from the hand.")};
inline constexpr Forbids<Family> lost_no_money{rule::icon_bank,
    to_translate("{family} has no money in the hand, so the Suitcase icon is lost.")};
inline constexpr Forbids<> jobs_keep_one{
    rule::icon_jobs, to_translate("Of the two Jobs drawn one is kept and one discarded.")};
inline constexpr Forbids<int, int> wrong_trade{rule::icon_trade,
    to_translate("This trade takes another number of cards from the hand. Needed: {needs}; given: "
                 "{gives}.")};
inline constexpr Forbids<Icon> lost_no_cards{rule::icon_trade,
    to_translate("There were too few cards in the hand, so this ability is lost: “{icon}”.")};
inline constexpr Forbids<int> swap_one_card{rule::icon_swap,
    to_translate("The swap takes exactly one card from the hand. Given: {gives}.")};
inline constexpr Forbids<> swap_no_narcotics{
    rule::icon_swap, to_translate("The swap brings Booze, a Gun or Blood Money, never Narcotics.")};
inline constexpr Forbids<Family> lost_no_swap{rule::icon_swap,
    to_translate("For the swap {family} had no card in the hand, or none of the three goods was "
                 "left, so it is lost.")};
inline constexpr Forbids<Icon, Icon> not_this_money{rule::icon_money,
    to_translate("Exactly the money card shown is taken. Shown: {due}; asked for: {icon}.")};
inline constexpr Forbids<Icon, Icon> not_this_good{rule::icon_good,
    to_translate("Exactly the good shown is taken. Shown: {due}; asked for: {icon}.")};
inline constexpr LeavesOpen<Family> name_what_was_collected{
    to_translate("Not verifiable: nobody has described what {family} may collect here. Say it one "
                 "by one: uses $2, uses gun.")};
inline constexpr Contradicts<Icon> needs_a_choice{to_translate(
    "This ability needs a choice and is not just collected: “{icon}”. Write it with “uses”.")};
inline constexpr LeavesOpen<> hands_not_followed{
    to_translate("Not verifiable: only the board is followed in this record, so what happens in "
                 "the hands is noted and not checked.")};
inline constexpr Contradicts<> hands_are_followed{
    to_translate("This record follows every card, so the Suitcases are counted already.")};

// What the table believes. ------------------------------------------------------------------------
inline constexpr Forbids<Area, Family> control_differs{rule::control,
    to_translate("Whoever owns the top marker controls a Territory. {territory} is controlled by "
                 "{controller}.")};
inline constexpr Forbids<Area> control_by_nobody{
    rule::control, to_translate("Nobody controls {territory}: no marker lies there.")};
inline constexpr Forbids<Family, Area, int> influence_differs{rule::influence,
    to_translate("Every figure in a Territory, or on a Family Member space that touches it, counts "
                 "1. Influence of {family} in {territory}: {has}.")};
inline constexpr Forbids<Family, Area, int> domination_differs{rule::domination,
    to_translate("{family} does not dominate {territory}: that takes the most markers in the stack "
                 "or, tied for the most, the highest. Markers of {family} there: {has}.")};
inline constexpr Forbids<Family, JobColour, int> jobs_differ{rule::end_jobs,
    to_translate("Another Family has completed more Jobs of this colour, or nobody has completed "
                 "any. Jobs of {family}, {colour}: {has}. That none is not the most, we chose.")};
inline constexpr LeavesOpen<int> job_colours_unknown{rule::end_jobs,
    to_translate("Not verifiable: nobody has told the colours of all completed Jobs. Jobs without "
                 "a known colour: {count}.")};
inline constexpr Forbids<Family> first_differs{
    rule::first_player, to_translate("First Player is whoever holds the Horse Head: {family}.")};
inline constexpr Forbids<Family> horse_head_moved{rule::icon_horse_head,
    to_translate("{family} took the Horse Head and is First Player from then on, in this Act’s "
                 "Bribery too.")};
inline constexpr Forbids<Family, int, Money, Goods> hand_differs{rule::hand,
    to_translate("The record says something else. {family} holds this many cards: {has}. Money: "
                 "{money}. Goods: {goods}.")};
inline constexpr Forbids<Family> allies_are_back{rule::allies_back,
    to_translate("Tribute begins with the played Allies back in the hand, before anyone discards. "
                 "They belong to what {family} holds.")};
inline constexpr Forbids<Family, int> supply_differs{rule::entracte_figures,
    to_translate("The record says something else. Figures in the supply of {family}: {has}.")};
inline constexpr Forbids<Family, Dollars> banked_differs{rule::icon_bank,
    to_translate("The record says something else. In the Suitcase of {family}: {has}.")};
inline constexpr Forbids<Family, Dollars> end_suitcase_differs{rule::end_hand,
    to_translate("After the last Tribute the money of the hand goes into the Suitcase and counts. "
                 "In the Suitcase of {family}: {has}.")};
inline constexpr Forbids<Family, Dollars> total_differs{rule::winner,
    to_translate("Suitcase, $5 for each Territory dominated, $5 for each colour with the most "
                 "Jobs: {family} has {has}.")};
inline constexpr Forbids<Family> winner_differs{rule::winner,
    to_translate(
        "The most money wins, then the most domination bonuses. In front: {family}. If that is "
        "tied too, the victory is shared; the book is silent there, and we chose so.")};
inline constexpr LeavesOpen<> suitcase_not_counted{rule::winner,
    to_translate("Not verifiable: nobody has counted all the Suitcases that this depends on.")};
inline constexpr LeavesOpen<Family> hand_not_followed{rule::hand,
    to_translate("Not verifiable: only the board is followed in this record, so what {family} "
                 "holds is unknown.")};

} // namespace consigliere::corleone::message
