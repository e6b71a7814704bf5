#include "companion/language/language.h"
#include "companion/table_corleone/wording.h"
#include "engine/corleone/messages.h"

namespace consigliere::table_corleone {

using language::to_translate;
using namespace corleone::message;

std::span<const Worded> record_sentences()
{
    static constexpr Worded sentences[] = {
        {wrong_player_count,
            to_translate("The game takes 2 to 5 players. Listed under [[seats]]: {quoted}.")},
        {unknown_family,
            to_translate(
                "“{quoted}” is no Family. Write marzullo, matarazzo, vitale, caccamo or pizzino.")},
        {family_twice,
            to_translate(
                "The Family “{quoted}” has two seats. Every player leads another Family.")},
        {seat_without_family,
            to_translate("This seat has no Family. Write family = \"marzullo\", or another one.")},
        {no_first_player,
            to_translate("The record does not say who holds the Horse Head at the start. Write "
                         "first = and a Family, like first = \"marzullo\".")},
        {first_not_seated,
            to_translate("The First Player “{quoted}” has no seat. Write one of the Families under "
                         "[[seats]].")},
        {bad_tracking,
            to_translate("“{quoted}” is no depth of tracking. Write “full” to follow every card, "
                         "or “board” to follow only the board.")},
        {bad_hand_limits,
            to_translate("“hand_limits” must be four whole numbers, one for each Act, like [5, 4, "
                         "3, 2]. The book prints only the last; take the others from the Act track "
                         "on your board.")},
        {bad_pile,
            to_translate(
                "The pile “{quoted}” cannot be used. Piles are $1, $2, $3, $5, gun, booze, "
                "blood-money and narcotics, each with its number of cards, 0 to 999.")},
        {list_expected, to_translate("A list was expected here instead of “{quoted}”.")},
        {component_without_name,
            to_translate("What is described here has no name. Write name = and a name, like name = "
                         "\"penn-central\".")},
        {bad_component_name,
            to_translate("“{quoted}” cannot be a name. Write lower-case letters and digits, words "
                         "joined by “-”, like penn-central; central-park is taken.")},
        {bad_label, to_translate("A label must be a text in quotes, not “{quoted}”.")},
        {bad_tile_colour,
            to_translate("“{quoted}” is no colour of a Business. Write “blue” or “red”, or "
                         "“printed” for one that is printed on the board.")},
        {bad_territory,
            to_translate("“{quoted}” is no Territory. Write wall-street, brooklyn, "
                         "upper-east-side, queens, upper-west-side, midtown or chelsea.")},
        {printed_needs_territory,
            to_translate("The printed Business “{quoted}” needs its Territory. Write territory = "
                         "and one of the seven.")},
        {printed_twice,
            to_translate("“{quoted}” would be the second printed Business of its Territory, and "
                         "every Territory has only one. A tile is “blue” or “red”.")},
        {bad_job_colour,
            to_translate(
                "“{quoted}” is no colour of a Job. Write “yellow”, “blue”, “green” or “grey”.")},
        {bad_icon,
            to_translate(
                "“{quoted}” is no ability of a Job or an Ally. Write icons like bank or $2, or "
                "front, back, shoot, move, recall, mayor, union-boss, police-chief, by-hand.")},
        {bad_printed_icon,
            to_translate(
                "“{quoted}” is no icon of a Business. Write bank, jobs, trade-1, trade-2, trade-3, "
                "swap, $1, $2, $3, $5, gun, booze, blood-money, narcotics or horse-head.")},
        {bad_cost,
            to_translate("“{quoted}” cannot be the cost of a Job. Write gun, booze, blood-money or "
                         "narcotics.")},
        {bad_reward,
            to_translate("“{quoted}” cannot be the money of a Job. Write $1, $2, $3 or $5.")},
        {bad_copies,
            to_translate(
                "“{quoted}” cannot be a number of copies. Write a whole number from 1 to 44.")},
        {bad_ally_act,
            to_translate("“{quoted}” cannot be the Act of an Ally. Write 1, 2 or 3; Act IV has no "
                         "Allies of its own.")},
        {bad_touches,
            to_translate("A Family Member space touches two or three different areas: touches = "
                         "[\"midtown\", \"queens\"]. Written here: {quoted}.")},
        {bad_three_plus, to_translate("“three_plus” must be true or false, not “{quoted}”.")},
        {too_many_icons,
            to_translate("There are more icons here than any card or tile can show. A list holds "
                         "at most eight.")},
    };
    return sentences;
}

} // namespace consigliere::table_corleone
