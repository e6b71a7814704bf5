#include "companion/language/language.h"
#include "companion/table_corleone/wording.h"
#include "engine/corleone/messages.h"

namespace consigliere::table_corleone {

using language::to_translate;
using namespace corleone::message;

std::span<const Worded> line_sentences()
{
    static constexpr Worded sentences[] = {
        // Lines that cannot be read.
        {unknown_actor,
            to_translate("“{quoted}” is no Family. The Families are marzullo, matarazzo, vitale, "
                         "caccamo and pizzino; what belongs to none of them begins with “table”.")},
        {not_at_table, to_translate("{family} does not sit at this table.")},
        {unknown_verb,
            to_translate(
                "“{quoted}” is nothing that can be done. A Family can: thug, member, job, ally, "
                "collects, uses, declines, relocates, leaves, bids, takes, discards, counts. The "
                "table can: opens, reveals, war, empties, believes, corrects:.")},
        {unknown_territory,
            to_translate("“{quoted}” is no Territory. The Territories are wall-street, brooklyn, "
                         "upper-east-side, queens, upper-west-side, midtown and chelsea.")},
        {unknown_icon,
            to_translate("“{quoted}” is no ability. Printed are bank, jobs, trade-1, trade-2, "
                         "trade-3, swap, $1, $2, $3, $5, gun, booze, blood-money, narcotics and "
                         "horse-head; cards also have front, back, shoot, move, recall, mayor, "
                         "union-boss, police-chief and by-hand.")},
        {unknown_figure,
            to_translate(
                "“{quoted}” names no figure that fits here. Families have thug, don, consigliere "
                "and heir; neutral are mayor, union-boss and police-chief. On the board a figure "
                "is written like pizzino:thug@penn-central or mayor@midtown+queens.")},
        {unknown_place,
            to_translate("No Business is called “{quoted}”. A tile gets its name when it is "
                         "opened, a printed Business in the record’s list of businesses.")},
        {unknown_card,
            to_translate(
                "“{quoted}” is no card that fits here. Cards are $1, $2, $3, $5, gun, booze, "
                "blood-money, narcotics, job, job:NAME and ally:NAME, joined by commas.")},
        {unknown_good,
            to_translate("“{quoted}” is no kind of goods. Goods are gun, booze, blood-money and "
                         "narcotics.")},
        {unknown_pile,
            to_translate("“{quoted}” is no pile. Piles are $1, $2, $3, $5, gun, booze, "
                         "blood-money, narcotics and jobs.")},
        {unknown_act,
            to_translate("“{quoted}” is no act. Acts are FAMILY gains, loses, gives, banks or "
                         "unbanks CARDS, FAMILY marks or unmarks TERRITORY, FIGURE@PLACE shot, "
                         "recalled or moves to PLACE.")},
        {unknown_claim,
            to_translate(
                "“{quoted}” is nothing that the referee can look up. It knows controls, dominates, "
                "influences, leads, first, holds, supplies, banked, totals and wins.")},
        {unknown_ally,
            to_translate("No Ally called “{quoted}” has turned up yet. An Ally gets its name when "
                         "it is laid open, taken in Bribery, or described in the record.")},
        {unknown_winner,
            to_translate("“{quoted}” cannot win a Turf War. Write a Family, or “none” if nobody "
                         "places a marker.")},
        {bad_name,
            to_translate("“{quoted}” cannot be a name. A name is made of lower-case letters and "
                         "digits, its words joined by “-”, like penn-central.")},
        {bad_space,
            to_translate("“{quoted}” is no Family Member space. Write the two or three areas that "
                         "it touches, joined by “+”, like midtown+queens; “#2” behind them means "
                         "the second such space.")},
        {too_many_cards, to_translate("“{quoted}” is more than anybody can have of it.")},
        {too_many_names,
            to_translate("“{quoted}” would be one name too many for what the box holds. Perhaps "
                         "the same thing was spelt differently before.")},
        {job_from_where,
            to_translate("A Job is completed “from hand” or “from public”, not from “{quoted}”.")},

        // What is physically so.
        {lacks_cards,
            to_translate("{family} has too few of these cards in the hand. {card}: needed {needs}, "
                         "there {has}.")},
        {suitcase_lacks,
            to_translate("{family} has too few of these cards in the Suitcase. {card}: needed "
                         "{needs}, there {has}.")},
        {lacks_job, to_translate("{family} does not have the Job “{job}”.")},
        {name_the_job,
            to_translate("{family} holds fewer Jobs with unknown faces than that. Those that the "
                         "table has shown are to be named.")},
        {lacks_ally, to_translate("{family} does not have the Ally “{ally}” in the hand.")},
        {pile_is_empty,
            to_translate("This pile is empty, so nothing can be taken from it: {card}.")},
        {pile_lacks,
            to_translate(
                "There are too few cards left in this pile. {card}: needed {needs}, left {has}.")},
        {box_has_less,
            to_translate("That would be more cards than the box holds. Cards of this kind in the "
                         "box: {limit}.")},
        {job_is_elsewhere,
            to_translate("Every card of the Job “{job}” is already somewhere else. Copies in the "
                         "box: {copies}.")},
        {ally_is_elsewhere,
            to_translate("The Ally “{ally}” has already turned up somewhere else.")},
        {job_deck_is_out,
            to_translate("There is no Job to draw: the deck is out, and so are the discards.")},
        {no_such_figure, to_translate("This figure is not there to be placed: {figure}.")},
        {figure_not_on_board, to_translate("No such figure stands there: {figure}.")},
        {not_on_board,
            to_translate(
                "Not on the board: {place}. A tile has to be opened before it can be used.")},
        {suitcase_takes_money_and_jobs,
            to_translate("Only money and Jobs go into a Suitcase, and of a Job it has to be said "
                         "which one.")},
        {no_marker_left,
            to_translate("{family} has no Control marker left: all of them lie on the board.")},
        {no_marker_there, to_translate("{family} has no such Control marker in {territory}.")},
        {no_control_space,
            to_translate("Central Park has no control space, so no marker can lie there.")},
    };
    return sentences;
}

} // namespace consigliere::table_corleone
