#pragma once

#include "engine/corleone/rules.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/message_template.h"

// Messages about the other phases, the end, icons and beliefs: pages 19 to 27.
namespace consigliere::corleone::message {

using ledger::Contradicts;
using ledger::Forbids;
using ledger::LeavesOpen;
using ledger::to_translate;

// Page 19: Turf Wars. -----------------------------------------------------------------------------
inline constexpr Forbids<Area> war_already_fought{rule::war_order,
    to_translate("This Act’s Turf War has already been fought there: {territory}.")};
inline constexpr Forbids<Area> war_out_of_order{rule::war_order,
    to_translate("Turf Wars go in the order of the Territories, 1 to 7. Next: {territory}.")};
inline constexpr Forbids<Family, Area, int, int> war_has_winner{rule::war_winner,
    to_translate("{family} has the most influence in {territory} and places a marker: {influence} "
                 "to {second}.")};
inline constexpr Forbids<Family, Family, Area, int> war_is_tied{rule::war_tie,
    to_translate("{family} and {other} tie for the most influence in {territory}, so no one places "
                 "a marker. Influence of each: {influence}.")};
inline constexpr Forbids<Family, Area, int> war_tied_with_neutral{rule::war_tie,
    to_translate("{family} and the neutral figures tie for the most influence in {territory}. "
                 "Influence of each: {influence}.")};
inline constexpr Forbids<Area, int> war_is_neutral{rule::war_neutral,
    to_translate("No Family has more influence in {territory} than the neutral figures together, "
                 "so no one places a marker. Neutral influence: {influence}.")};
inline constexpr Forbids<Area> war_is_empty{rule::war_empty,
    to_translate("No figure counts in {territory}, so no one places a marker. Not in the rulebook; "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Family> no_marker_choice{rule::no_markers,
    to_translate("{family} doesn’t have this choice: it belongs to a winner whose markers are all "
                 "on the board.")};

// Page 20: Bribery. -------------------------------------------------------------------------------
inline constexpr Forbids<ActNumber> no_bribery_in_act_four{rule::bribery_acts,
    to_translate("There is no Bribery in Act {act}: new Allies couldn’t be used.")};
inline constexpr Forbids<Family> already_bid{rule::bid_suitcase,
    to_translate("{family} has already bid, and a bid can’t be changed. If it was recorded "
                 "wrongly, undo it.")};
inline constexpr Forbids<Family, Bill, int, int> bid_from_hand{rule::bid_suitcase,
    to_translate("Only money already in the Suitcase can be bid, none from the hand. {family}’s "
                 "Suitcase, {card}: needs {needs}, has {has}.")};
inline constexpr Contradicts<Family, Bill, int, int> bid_lacks_money{rule::bid_suitcase,
    to_translate("{family} lacks this money in the Suitcase. {card}: needs {needs}, has {has}.")};
inline constexpr Contradicts<> bid_not_money{
    rule::bid_suitcase, to_translate("Only money cards can be bid.")};
inline constexpr LeavesOpen<Family> bid_unverified{rule::bid_suitcase,
    to_translate("Can’t check: only the board is tracked in this record, so what {family} has in "
                 "the Suitcase is unknown.")};
inline constexpr Forbids<Family, Dollars, Dollars> not_highest_bid{rule::bid_order,
    to_translate("Higher bids come first. {family} takes next: {bid} to {dollars}.")};
inline constexpr Forbids<Dollars, Family> tie_goes_clockwise{rule::bid_tie,
    to_translate("Equal bids ({bid}) go clockwise from the Horse Head. Next to take: {family}.")};
inline constexpr Forbids<Family> bid_nothing{
    rule::bid_zero, to_translate("{family} bid nothing and takes no Ally, even if one is left.")};
inline constexpr Forbids<Family> has_taken{
    rule::bid_order, to_translate("{family} has already taken an Ally. Each bid brings one.")};
inline constexpr Forbids<> no_ally_left{
    rule::bid_last, to_translate("No Ally is left. The other bids go back into the Suitcases.")};
inline constexpr Contradicts<AllyId> ally_not_open{
    to_translate("“{ally}” isn’t among the open Allies.")};
inline constexpr LeavesOpen<AllyId> open_ally_unnamed{rule::bid_order,
    to_translate(
        "Can’t check: not all the open Allies are entered yet, so “{ally}” may be one of them.")};

// Page 21: Tribute. -------------------------------------------------------------------------------
inline constexpr Forbids<Family, int, int, int> wrong_tribute{rule::tribute_limit,
    to_translate("{family} must discard exactly down to the hand limit. Cards in hand: {hand}; "
                 "limit: {limit}; discarded here: {discards}.")};
inline constexpr Forbids<Family, int, int> within_limit{rule::tribute_limit,
    to_translate("{family} has nothing to discard. Cards in hand: {hand}; limit: {limit}.")};

// Page 22: Entr’acte. -----------------------------------------------------------------------------
inline constexpr Forbids<int> enough_jobs{rule::entracte_jobs,
    to_translate("No Public Job space is empty; old Jobs stay. Public Jobs with this number of "
                 "players: {spaces}.")};
inline constexpr Forbids<int> refill_deck_not_out{rule::entracte_jobs,
    to_translate("There are Jobs left to refill the spaces. Cards in deck and discards: {cards}.")};
inline constexpr LeavesOpen<int> jobs_missing{rule::entracte_jobs,
    to_translate("Can’t check: not all Jobs that refill the empty spaces are entered yet. Missing: "
                 "{count}.")};
inline constexpr Forbids<int> enough_allies{rule::entracte_allies,
    to_translate("No Ally to reveal now. The Entr’actes before Acts II and III reveal one fewer "
                 "than players: {count}.")};
inline constexpr LeavesOpen<int> allies_missing{rule::entracte_allies,
    to_translate(
        "Can’t check: not all Allies of the coming Act are entered yet. Missing: {count}.")};
inline constexpr Forbids<ActNumber, AllyId, ActNumber> ally_of_other_act{rule::entracte_allies,
    to_translate(
        "The open Allies must be those of Act {expected}. “{ally}” belongs to Act {act}.")};
inline constexpr LeavesOpen<AllyId> ally_act_unknown{rule::entracte_allies,
    to_translate("Can’t check: the Act of the Ally “{ally}” isn’t entered yet.")};

// Page 23: the end. -------------------------------------------------------------------------------
inline constexpr Forbids<Family> nothing_to_count{
    rule::end_hand, to_translate("{family}’s Suitcase has already been counted.")};

// Page 27: icons. ---------------------------------------------------------------------------------
inline constexpr Contradicts<> too_many_abilities{to_translate(
    "That is more abilities at once than the referee can handle. Something must be wrong.")};
inline constexpr Forbids<Family, Icon> used_up{rule::icon_repeat,
    to_translate("{family} has used “{icon}” as often as it is printed, or declined it.")};
inline constexpr Forbids<Family> nothing_is_due{
    rule::turn, to_translate("{family} has no ability to use now.")};
inline constexpr Forbids<> bank_takes_one_bill{rule::icon_bank,
    to_translate("Each Suitcase icon takes exactly one money card from the hand.")};
inline constexpr Forbids<Family> lost_no_money{
    rule::icon_bank, to_translate("{family} has no money in hand, so the Suitcase icon is lost.")};
inline constexpr Forbids<> jobs_keep_one{
    rule::icon_jobs, to_translate("Of the two Jobs drawn, one is kept and one discarded.")};
inline constexpr Forbids<int, int> wrong_trade{rule::icon_trade,
    to_translate("This trade takes a different number of cards from the hand. Needed: {needs}; "
                 "given: {gives}.")};
inline constexpr Forbids<Icon> lost_no_cards{
    rule::icon_trade, to_translate("Too few cards in hand, so this ability is lost: “{icon}”.")};
inline constexpr Forbids<int> swap_one_card{rule::icon_swap,
    to_translate("The swap takes exactly one card from the hand. Given: {gives}.")};
inline constexpr Forbids<> swap_no_narcotics{
    rule::icon_swap, to_translate("The swap brings Booze, a Gun or Blood Money, never Narcotics.")};
inline constexpr Forbids<Family> lost_no_swap{rule::icon_swap,
    to_translate("{family} had no card in hand for the swap, or none of the three goods was left, "
                 "so it is lost.")};
inline constexpr Forbids<Icon, Icon> not_this_money{rule::icon_money,
    to_translate("Take exactly the money card shown. Shown: {due}; asked for: {icon}.")};
inline constexpr Forbids<Icon, Icon> not_this_good{
    rule::icon_good, to_translate("Take exactly the good shown. Shown: {due}; asked for: {icon}.")};
inline constexpr LeavesOpen<Family> name_what_was_collected{
    to_translate("Can’t check: what {family} can collect here isn’t described yet. Enter it one by "
                 "one: uses $2, uses gun.")};
inline constexpr Contradicts<Icon> needs_a_choice{to_translate(
    "This ability needs a choice and can’t just be collected: “{icon}”. Write it with “uses”.")};
inline constexpr LeavesOpen<> hands_not_followed{to_translate(
    "Recorded, not checked: only the board is tracked in this record, not the hands.")};
inline constexpr Contradicts<> hands_are_followed{
    to_translate("This record tracks every card, so the Suitcases are already counted.")};

// What the table believes. ------------------------------------------------------------------------
inline constexpr Forbids<Area, Family> control_differs{rule::control,
    to_translate("The owner of the top marker controls a Territory. {territory} is controlled by "
                 "{controller}.")};
inline constexpr Forbids<Area> control_by_nobody{
    rule::control, to_translate("No one controls {territory}: it has no marker.")};
inline constexpr Forbids<Family, Area, int> influence_differs{rule::influence,
    to_translate("Every figure in a Territory, or on a Family Member space that touches it, counts "
                 "1. {family}’s influence in {territory}: {has}.")};
inline constexpr Forbids<Family, Area, int> domination_differs{rule::domination,
    to_translate("{family} doesn’t dominate {territory}: that takes the most markers in the stack "
                 "or, if tied, the highest. {family}’s markers there: {has}.")};
inline constexpr Forbids<Family, JobColour, int> jobs_differ{rule::end_jobs,
    to_translate(
        "Another Family has completed more Jobs of this colour, or no one has completed any. Jobs "
        "of {family}, {colour}: {has}. Zero is never the most: Consigliere’s reading.")};
inline constexpr LeavesOpen<int> job_colours_unknown{rule::end_jobs,
    to_translate("Can’t check: not all colours of completed Jobs are entered yet. Jobs without a "
                 "known colour: {count}.")};
inline constexpr Forbids<Family> first_differs{
    rule::first_player, to_translate("The holder of the Horse Head is First Player: {family}.")};
inline constexpr Forbids<Family> horse_head_moved{rule::icon_horse_head,
    to_translate("{family} took the Horse Head and is First Player from then on, in this Act’s "
                 "Bribery too.")};
inline constexpr Forbids<Family, int, Money, Goods> hand_differs{rule::hand,
    to_translate("The log says otherwise. {family} holds this many cards: {has}. Money: {money}. "
                 "Goods: {goods}.")};
inline constexpr Forbids<Family> allies_are_back{rule::allies_back,
    to_translate("Tribute starts with the played Allies back in hand, before anyone discards. They "
                 "count as cards of {family}.")};
inline constexpr Forbids<Family, int> supply_differs{rule::entracte_figures,
    to_translate("The log says otherwise. Figures in {family}’s supply: {has}.")};
inline constexpr Forbids<Family, Dollars> banked_differs{
    rule::icon_bank, to_translate("The log says otherwise. In {family}’s Suitcase: {has}.")};
inline constexpr Forbids<Family, Dollars> end_suitcase_differs{rule::end_hand,
    to_translate("After the last Tribute, money in hand goes into the Suitcase and counts. In "
                 "{family}’s Suitcase: {has}.")};
inline constexpr Forbids<Family, Dollars> total_differs{rule::winner,
    to_translate("Suitcase, $5 for each Territory dominated, $5 for each colour with the most "
                 "Jobs: {family} has {has}.")};
inline constexpr Forbids<Family> winner_differs{rule::winner,
    to_translate(
        "The most money wins, then the most domination bonuses. Leading: {family}. If that is tied "
        "too, the victory is shared. Not in the rulebook; Consigliere’s reading.")};
inline constexpr LeavesOpen<> suitcase_not_counted{rule::winner,
    to_translate("Can’t check: not all the Suitcases this depends on are counted yet.")};
inline constexpr LeavesOpen<Family> hand_not_followed{rule::hand,
    to_translate("Can’t check: only the board is tracked in this record, so what {family} holds is "
                 "unknown.")};

} // namespace consigliere::corleone::message
