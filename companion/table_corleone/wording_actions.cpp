#include "companion/language/language.h"
#include "companion/table_corleone/wording.h"
#include "engine/corleone/messages.h"

namespace consigliere::table_corleone {

using language::to_translate;
using namespace corleone::message;

std::span<const Worded> action_sentences()
{
    static constexpr Worded sentences[] = {
        // Something else has to come first.
        {waits_for_tile,
            to_translate("First the new Business of the Act has to be opened, in the "
                         "lowest-numbered Territory with an empty slot.")},
        {waits_for_figures,
            to_translate("Family Business goes on until nobody has a figure left. Figures are left "
                         "to {family}.")},
        {business_is_over,
            to_translate(
                "Family Business is over for this Act, so nobody takes an action any more.")},
        {waits_for_war,
            to_translate("First the Turf Wars are fought to their end, in the order of the "
                         "Territories. Next: {territory}.")},
        {waits_for_marker,
            to_translate("{family} won {territory} without a marker left, and first decides: take "
                         "one of its own from the board, or place none.")},
        {waits_for_bid,
            to_translate("All bids are revealed together, so everyone has to bid first, or bid "
                         "nothing. Missing: {family}.")},
        {waits_for_taker,
            to_translate("First the bids are settled, from the highest down. Next to take an Ally: "
                         "{family}.")},
        {waits_for_tribute,
            to_translate("First everyone pays Tribute. {family} is over the hand limit; cards to "
                         "discard: {cards}.")},
        {waits_for_jobs,
            to_translate("First the empty spaces for Public Jobs are refilled. Jobs still to "
                         "reveal: {count}.")},
        {waits_for_allies,
            to_translate("First the Allies of the coming Act are laid open. Allies still to "
                         "reveal: {count}.")},
        {nobody_has_turn, to_translate("There are turns in Family Business only.")},
        {game_is_over, to_translate("The game is over. Only corrections can still be recorded.")},

        // Pages 8 and 9: setup.
        {setup_tile_missing,
            to_translate(
                "Setup is not finished: {territory} gets a blue Business before Act I. With four "
                "players Wall Street gets one, with five Brooklyn and the Upper East Side too.")},
        {setup_tile_not_blue,
            to_translate(
                "In setup blue Businesses are laid. {business} is not blue but {colour}.")},
        {setup_tile_colour_unknown,
            to_translate("Not verifiable: nobody has described {business}, so whether it is blue, "
                         "as in setup it must be, is unknown.")},
        {enough_public_jobs,
            to_translate("All Public Jobs lie open already. Public Jobs with this number of "
                         "players: {spaces}.")},
        {public_jobs_missing,
            to_translate("Not verifiable: nobody has told all Public Jobs that lie open. Untold: "
                         "{missing}; with this number of players there are {spaces}.")},
        {job_deck_not_out,
            to_translate("There are Jobs left to lay open. Cards in deck and discards: {cards}.")},
        {enough_setup_allies,
            to_translate("Enough Allies lie open; there is one fewer than players. Open Allies in "
                         "this game: {count}.")},
        {setup_allies_missing,
            to_translate("Not verifiable: nobody has told all Allies of Act I that lie open; there "
                         "is one fewer than players. Untold: {missing} of {count}.")},
        {setup_ally_of_other_act,
            to_translate(
                "The Allies of setup are those of Act {expected}. “{ally}” belongs to Act {act}.")},
        {setup_ally_act_unknown,
            to_translate("Not verifiable: nobody has told whether “{ally}” is an Ally of Act I, as "
                         "those of setup are.")},
        {figure_comes_later, to_translate("{figure}: not in the game before Act {act}.")},
        {figure_not_entered,
            to_translate(
                "New Family Members join in the Entr’acte only, this one before Act {act}.")},
        {third_thug,
            to_translate("{family} has no more Thugs. Thugs of each Family: {count}; only with two "
                         "players there is a third.")},
        {figure_not_in_supply,
            to_translate("{family} has no such figure left in the supply: {figure}.")},

        // Page 12: Open New Business.
        {tile_already_open,
            to_translate("{business} already lies in {territory}; every tile exists once.")},
        {not_lowest_slot,
            to_translate("A new Business goes to the lowest-numbered Territory whose slot is "
                         "empty. That is {territory}.")},
        {slot_is_taken,
            to_translate("A Territory has one slot for a tile, and it is full: {territory}.")},
        {tile_only_at_start,
            to_translate("A Business is opened only at the start of an Act, one in each.")},
        {park_takes_no_tile, to_translate("Central Park has no slot for a tile.")},
        {wrong_tile_colour,
            to_translate("Acts I and II open blue Businesses, Acts III and IV red ones. Act {act} "
                         "needs a {expected} one; {business} is {colour}.")},
        {tile_colour_unknown,
            to_translate("Not verifiable: nobody has told the colour of {business}. Acts I and II "
                         "open blue Businesses, Acts III and IV red ones; this is Act {act}.")},

        // Page 13: Family Business.
        {not_your_turn, to_translate("One action each, clockwise. It is the turn of {family}.")},
        {abilities_are_due,
            to_translate("{family} still has an ability to use or to decline: “{icon}”. Then the "
                         "turn goes on.")},
        {no_figure_left,
            to_translate("{family} has no figure left in the supply and is out of this phase, even "
                         "with Jobs or Allies in the hand.")},
        {may_not_pass,
            to_translate("Nobody may pass: {family} has to take an action while one is possible.")},
        {pass_unverified,
            to_translate(
                "Not verifiable: whether {family} could still take an action depends on cards and "
                "spaces that nobody has described. Only a player whose every action is impossible "
                "is skipped; the book is silent here, and we chose so.")},

        // Page 14: Thugs and Fronts.
        {thug_space_taken,
            to_translate("A Thug space takes one figure, whoever it belongs to. This one is taken: "
                         "{figure}.")},
        {needs_thug_space, to_translate("This figure can stand on Thug spaces only: {figure}.")},
        {not_on_front, to_translate("The Front of {business} does not show “{icon}”.")},
        {front_unknown,
            to_translate("Not verifiable: nobody has described the Front of {business}.")},
        {not_the_controller,
            to_translate("Only the controller shares in a Front. {territory} is controlled by "
                         "{controller}, not by {family}.")},
        {nobody_controls,
            to_translate("Nobody controls {territory}, so {family} has no share in its Fronts.")},
        {controller_front_only,
            to_translate("The controller shares in the Front, not in the Back. “{icon}” is on the "
                         "Back of {business}, so {family} may not use it.")},
        {paid_once,
            to_translate("On its own turf a Family is paid once, not a second time as the "
                         "controller. {territory} is controlled by {family}.")},
        {marker_not_on_top,
            to_translate("{family} has a marker in {territory}, but only the top one counts for "
                         "control; {controller} owns that.")},

        // Page 15: Family Members and Backs.
        {no_change,
            to_translate("Money is never changed, neither within the hand or the Suitcase nor with "
                         "the piles.")},
        {member_space_taken,
            to_translate("A Family Member space takes one figure, whoever it belongs to. This one "
                         "is taken: {figure}.")},
        {needs_member_space,
            to_translate("This figure can stand on Family Member spaces only: {figure}.")},
        {space_undescribed,
            to_translate("Not verifiable: nobody has described a Family Member space at {space}. "
                         "See whether the board has one.")},
        {three_plus_space,
            to_translate("The space at {space} is marked 3+ and is not used with two players.")},
        {three_plus_mayor,
            to_translate("That spaces marked 3+ bind the Mayor too, we chose: the book is silent "
                         "here.")},
        {three_plus_unknown,
            to_translate("Not verifiable: nobody has told whether the space at {space} is marked "
                         "3+. With two players such spaces are not used.")},
        {not_on_backs, to_translate("No Back there shows “{icon}”: {place}.")},
        {backs_unknown,
            to_translate(
                "Not verifiable: nobody has described all the Backs, so one may show “{icon}”.")},
        {controller_not_from_back,
            to_translate("Backs bring the controller nothing. {family} controls {territory}, but "
                         "gains only when its Fronts are used.")},
        {park_takes_no_thug,
            to_translate(
                "Central Park has no Thug space; only a Family Member reaches its Business.")},
        {park_has_no_front,
            to_translate("The Business of Central Park has no Front, only a Back.")},
        {park_has_no_war,
            to_translate("There is no Turf War in Central Park: nobody can control it.")},
        {park_is_no_territory,
            to_translate("Central Park is no Territory. The Police Chief goes into one of the "
                         "seven Territories.")},

        // Page 16: Jobs.
        {job_is_an_action,
            to_translate(
                "Completing a Job is an action of its own, and {family} has just taken one.")},
        {wrong_payment,
            to_translate("The Job “{job}” takes exactly the goods it shows: {needs}. Paid: {pays}. "
                         "Narcotics may stand for any of the other goods.")},
        {cost_unknown,
            to_translate("Not verifiable: nobody has described what the Job “{job}” costs.")},
        {cannot_pay,
            to_translate("{family} does not have these goods in the hand. {card}: needed {needs}, "
                         "there {has}.")},
        {not_on_job, to_translate("The Job “{job}” does not bring “{icon}”.")},
        {job_unknown,
            to_translate("Not verifiable: nobody has described what the Job “{job}” brings.")},
        {job_in_suitcase,
            to_translate("The Job “{job}” is completed already: it lies in the Suitcase of "
                         "{family} and counts only for the bonus of its colour.")},
        {job_not_public, to_translate("The Job “{job}” does not lie among the Public Jobs.")},
        {public_job_unnamed,
            to_translate("Not verifiable: nobody has named all the Public Jobs, so “{job}” may be "
                         "one of them.")},
        {copies_unknown,
            to_translate("Not verifiable: nobody has told how many cards of the Job “{job}” the "
                         "box holds. One of them is accounted for.")},
        {no_refill_now,
            to_translate("A completed Public Job is not replaced before the Entr’acte; its space "
                         "stays empty.")},
        {job_needs_figure,
            to_translate("Without a figure in the supply {family} cannot complete a Job.")},
        {target_untold,
            to_translate("Not verifiable: nobody has told of a free place for “{icon}”, so whether "
                         "{family} could have used it is unknown.")},
        {lost_no_target,
            to_translate("There is nothing that “{icon}” could be aimed at, so it is lost. The "
                         "book is silent here, and we chose so.")},

        // Page 17: being shot, Allies.
        {is_in_hudson, to_translate("It was shot and stays out until the Entr’acte: {figure}.")},
        {card_front_controller,
            to_translate("When a card uses the Front of {business}, its controller shares in it as "
                         "with a Thug, and nobody else does.")},
        {ally_once_an_act,
            to_translate("“{ally}” has been played in this Act. An Ally is played once an Act and "
                         "comes back with the Tribute.")},
        {not_on_ally, to_translate("The Ally “{ally}” does not bring “{icon}”.")},
        {ally_unknown,
            to_translate("Not verifiable: nobody has described what the Ally “{ally}” brings.")},
        {ally_needs_figure,
            to_translate("Without a figure in the supply {family} cannot play an Ally.")},
        {ally_is_gone,
            to_translate("The Ally “{ally}” has left the game: discarded or not taken Allies do "
                         "not come back.")},

        // Page 18: neutral figures, empty piles.
        {neutral_wrong_place,
            to_translate("The wrong place for this figure: {figure}. The Mayor goes to a Family "
                         "Member space, the Union Boss to a Thug space, the Police Chief straight "
                         "into a Territory.")},
        {neutral_stays,
            to_translate("It stands there already and has to go somewhere else: {figure}.")},
        {goods_are_out, to_translate("This pile of goods is empty, so none can be taken: {good}.")},
        {money_is_out,
            to_translate("Neither this money card nor a lower one is left, so nothing is taken: "
                         "{bill}. The book is silent here, and we chose so.")},
        {jobs_are_out,
            to_translate("The Job deck is out, and so are the discards: no Job is drawn.")},
        {goods_not_out, to_translate("By this record the pile is not empty. {good}: left {has}.")},
        {money_not_out, to_translate("By this record the pile is not empty. {bill}: left {has}.")},
        {jobs_not_out,
            to_translate("By this record the Job deck is not out. Cards left in it: {has}.")},
    };
    return sentences;
}

} // namespace consigliere::table_corleone
