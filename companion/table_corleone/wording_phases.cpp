#include "companion/language/language.h"
#include "companion/table_corleone/wording.h"
#include "engine/corleone/messages.h"

namespace consigliere::table_corleone {

using language::to_translate;
using namespace corleone::message;

std::span<const Worded> phase_sentences()
{
    static constexpr Worded sentences[] = {
        // Page 19: Turf Wars.
        {war_already_fought,
            to_translate("The Turf War of this Act has been fought there already: {territory}.")},
        {war_out_of_order,
            to_translate(
                "Turf Wars go by the numbers of the Territories, 1 to 7. Next: {territory}.")},
        {war_has_winner,
            to_translate("{family} has the most influence in {territory} and places a marker: "
                         "{influence} against {second}.")},
        {war_is_tied,
            to_translate("{family} and {other} tie for the most influence in {territory}, so "
                         "nobody places a marker. Influence of each: {influence}.")},
        {war_tied_with_neutral,
            to_translate("{family} and the neutral figures tie for the most influence in "
                         "{territory}. Influence of each: {influence}.")},
        {war_is_neutral,
            to_translate("No Family has more influence in {territory} than the neutral figures "
                         "together, so nobody places a marker. Neutral influence: {influence}.")},
        {war_is_empty,
            to_translate("No figure counts in {territory}, so nobody places a marker. The book is "
                         "silent here, and we chose so.")},
        {no_marker_choice,
            to_translate("{family} has no such choice to make: it belongs to a winner whose "
                         "markers all lie on the board.")},

        // Page 20: Bribery.
        {no_bribery_in_act_four,
            to_translate(
                "There is no Bribery in Act {act}: new Allies could not be used any more.")},
        {already_bid,
            to_translate("{family} has bid already, and a bid is not changed. If it was recorded "
                         "wrongly, undo it.")},
        {bid_from_hand,
            to_translate(
                "Only money that lies in the Suitcase already can be bid, none of the hand. In the "
                "Suitcase of {family}, {card}: needed {needs}, there {has}.")},
        {bid_lacks_money,
            to_translate("{family} does not have this money in the Suitcase. {card}: needed "
                         "{needs}, there {has}.")},
        {bid_not_money, to_translate("A bid is made of money cards only.")},
        {bid_unverified,
            to_translate("Not verifiable: only the board is followed in this record, so what "
                         "{family} has in the Suitcase is unknown.")},
        {not_highest_bid,
            to_translate("Higher bids come first. {family} takes next: {bid} against {dollars}.")},
        {tie_goes_clockwise,
            to_translate("Equal bids ({bid}) go by turn order, from the Horse Head clockwise. Next "
                         "to take: {family}.")},
        {bid_nothing, to_translate("{family} bid nothing and takes no Ally, even if one is left.")},
        {has_taken, to_translate("{family} has taken an Ally already. Each bid brings one.")},
        {no_ally_left,
            to_translate("No Ally is left. The others put their bids back into their Suitcases.")},
        {ally_not_open, to_translate("“{ally}” does not lie among the open Allies.")},
        {open_ally_unnamed,
            to_translate("Not verifiable: nobody has named all the open Allies, so “{ally}” may be "
                         "one of them.")},

        // Page 21: Tribute.
        {wrong_tribute,
            to_translate("{family} discards exactly down to the hand limit. Cards in the hand: "
                         "{hand}; limit: {limit}; discarded here: {discards}.")},
        {within_limit,
            to_translate(
                "{family} has nothing to discard. Cards in the hand: {hand}; limit: {limit}.")},

        // Page 22: Entr’acte.
        {enough_jobs,
            to_translate("No space for a Public Job is empty; old Jobs stay. Public Jobs with this "
                         "number of players: {spaces}.")},
        {refill_deck_not_out,
            to_translate("There are Jobs left to refill the spaces with. Cards in deck and "
                         "discards: {cards}.")},
        {jobs_missing,
            to_translate("Not verifiable: nobody has told all Jobs that refill the empty spaces. "
                         "Untold: {count}.")},
        {enough_allies,
            to_translate("No Ally is to be laid open now. In the Entr’actes before Acts II and III "
                         "there is one fewer than players: {count}.")},
        {allies_missing,
            to_translate("Not verifiable: nobody has told all Allies of the coming Act. Untold: "
                         "{count}.")},
        {ally_of_other_act,
            to_translate("The open Allies have to be those of Act {expected}. “{ally}” belongs to "
                         "Act {act}.")},
        {ally_act_unknown,
            to_translate(
                "Not verifiable: nobody has told to which Act the Ally “{ally}” belongs.")},

        // Page 23: the end.
        {nothing_to_count, to_translate("The Suitcase of {family} has been counted already.")},

        // Page 27: icons.
        {too_many_abilities,
            to_translate("That would be more abilities at once than the referee can keep. "
                         "Something must be wrong.")},
        {used_up,
            to_translate("{family} has used “{icon}” as often as it is printed, or declined it.")},
        {nothing_is_due,
            to_translate("Nothing has brought {family} an ability that could be used now.")},
        {bank_takes_one_bill,
            to_translate("Each Suitcase icon takes exactly one money card from the hand.")},
        {lost_no_money,
            to_translate("{family} has no money in the hand, so the Suitcase icon is lost.")},
        {jobs_keep_one, to_translate("Of the two Jobs drawn one is kept and one discarded.")},
        {wrong_trade,
            to_translate("This trade takes another number of cards from the hand. Needed: {needs}; "
                         "given: {gives}.")},
        {lost_no_cards,
            to_translate(
                "There were too few cards in the hand, so this ability is lost: “{icon}”.")},
        {swap_one_card,
            to_translate("The swap takes exactly one card from the hand. Given: {gives}.")},
        {swap_no_narcotics,
            to_translate("The swap brings Booze, a Gun or Blood Money, never Narcotics.")},
        {lost_no_swap,
            to_translate("For the swap {family} had no card in the hand, or none of the three "
                         "goods was left, so it is lost.")},
        {not_this_money,
            to_translate(
                "Exactly the money card shown is taken. Shown: {due}; asked for: {icon}.")},
        {not_this_good,
            to_translate("Exactly the good shown is taken. Shown: {due}; asked for: {icon}.")},
        {name_what_was_collected,
            to_translate("Not verifiable: nobody has described what {family} may collect here. Say "
                         "it one by one: uses $2, uses gun.")},
        {needs_a_choice,
            to_translate("This ability needs a choice and is not just collected: “{icon}”. Write "
                         "it with “uses”.")},
        {hands_not_followed,
            to_translate("Not verifiable: only the board is followed in this record, so what "
                         "happens in the hands is noted and not checked.")},
        {hands_are_followed,
            to_translate("This record follows every card, so the Suitcases are counted already.")},

        // What the table believes.
        {control_differs,
            to_translate("Whoever owns the top marker controls a Territory. {territory} is "
                         "controlled by {controller}.")},
        {control_by_nobody, to_translate("Nobody controls {territory}: no marker lies there.")},
        {influence_differs,
            to_translate("Every figure in a Territory, or on a Family Member space that touches "
                         "it, counts 1. Influence of {family} in {territory}: {has}.")},
        {domination_differs,
            to_translate(
                "{family} does not dominate {territory}: that takes the most markers in the stack "
                "or, tied for the most, the highest. Markers of {family} there: {has}.")},
        {jobs_differ,
            to_translate(
                "Another Family has completed more Jobs of this colour, or nobody has completed "
                "any. Jobs of {family}, {colour}: {has}. That none is not the most, we chose.")},
        {job_colours_unknown,
            to_translate("Not verifiable: nobody has told the colours of all completed Jobs. Jobs "
                         "without a known colour: {count}.")},
        {first_differs, to_translate("First Player is whoever holds the Horse Head: {family}.")},
        {horse_head_moved,
            to_translate("{family} took the Horse Head and is First Player from then on, in this "
                         "Act’s Bribery too.")},
        {hand_differs,
            to_translate("The record says something else. {family} holds this many cards: {has}. "
                         "Money: {money}. Goods: {goods}.")},
        {allies_are_back,
            to_translate("Tribute begins with the played Allies back in the hand, before anyone "
                         "discards. They belong to what {family} holds.")},
        {supply_differs,
            to_translate(
                "The record says something else. Figures in the supply of {family}: {has}.")},
        {banked_differs,
            to_translate("The record says something else. In the Suitcase of {family}: {has}.")},
        {end_suitcase_differs,
            to_translate("After the last Tribute the money of the hand goes into the Suitcase and "
                         "counts. In the Suitcase of {family}: {has}.")},
        {total_differs,
            to_translate("Suitcase, $5 for each Territory dominated, $5 for each colour with the "
                         "most Jobs: {family} has {has}.")},
        {winner_differs,
            to_translate("The most money wins, then the most domination bonuses. In front: "
                         "{family}. If that is tied too, the victory is shared; the book is silent "
                         "there, and we chose so.")},
        {suitcase_not_counted,
            to_translate(
                "Not verifiable: nobody has counted all the Suitcases that this depends on.")},
        {hand_not_followed,
            to_translate("Not verifiable: only the board is followed in this record, so what "
                         "{family} holds is unknown.")},
    };
    return sentences;
}

} // namespace consigliere::table_corleone
