#pragma once

#include "engine/corleone/rules.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/messages.h"

/// What cannot be read, what cannot be used as a record, and what is physically so. The offending
/// words of a line or a record are {quoted}.
namespace consigliere::corleone::message {

using ledger::Contradicts;
using ledger::Quoted;
using ledger::to_translate;

// Lines that cannot be read. ----------------------------------------------------------------------
inline constexpr Contradicts<Quoted> unknown_actor{
    to_translate("“{quoted}” is no Family. The Families are marzullo, matarazzo, vitale, caccamo "
                 "and pizzino; what belongs to none of them begins with “table”.")};
inline constexpr Contradicts<Family> not_at_table{
    rule::players, to_translate("{family} does not sit at this table.")};
inline constexpr Contradicts<Quoted> unknown_verb{
    to_translate("“{quoted}” is nothing that can be done. A Family can: thug, member, job, ally, "
                 "collects, uses, declines, relocates, leaves, bids, takes, discards, counts. The "
                 "table can: opens, reveals, war, empties, believes, corrects:.")};
inline constexpr Contradicts<Quoted> unknown_territory{
    to_translate("“{quoted}” is no Territory. The Territories are wall-street, brooklyn, "
                 "upper-east-side, queens, upper-west-side, midtown and chelsea.")};
inline constexpr Contradicts<Quoted> unknown_icon{to_translate(
    "“{quoted}” is no ability. Printed are bank, jobs, trade-1, trade-2, trade-3, swap, $1, $2, "
    "$3, $5, gun, booze, blood-money, narcotics and horse-head; cards also have front, back, "
    "shoot, move, recall, mayor, union-boss, police-chief and by-hand.")};
inline constexpr Contradicts<Quoted> unknown_figure{
    to_translate("“{quoted}” names no figure that fits here. Families have thug, don, consigliere "
                 "and heir; neutral are mayor, union-boss and police-chief. On the board a figure "
                 "is written like pizzino:thug@penn-central or mayor@midtown+queens.")};
inline constexpr Contradicts<Quoted> unknown_place{
    to_translate("No Business is called “{quoted}”. A tile gets its name when it is opened, a "
                 "printed Business in the record’s list of businesses.")};
inline constexpr Contradicts<Quoted> unknown_card{
    to_translate("“{quoted}” is no card that fits here. Cards are $1, $2, $3, $5, gun, booze, "
                 "blood-money, narcotics, job, job:NAME and ally:NAME, joined by commas.")};
inline constexpr Contradicts<Quoted> unknown_good{to_translate(
    "“{quoted}” is no kind of goods. Goods are gun, booze, blood-money and narcotics.")};
inline constexpr Contradicts<Quoted> unknown_pile{
    to_translate("“{quoted}” is no pile. Piles are $1, $2, $3, $5, gun, booze, blood-money, "
                 "narcotics and jobs.")};
inline constexpr Contradicts<Quoted> unknown_act{to_translate(
    "“{quoted}” is no act. Acts are FAMILY gains, loses, gives, banks or unbanks CARDS, FAMILY "
    "marks or unmarks TERRITORY, FIGURE@PLACE shot, recalled or moves to PLACE.")};
inline constexpr Contradicts<Quoted> unknown_claim{
    to_translate("“{quoted}” is nothing that the referee can look up. It knows controls, "
                 "dominates, influences, leads, first, holds, supplies, banked, totals and wins.")};
inline constexpr Contradicts<Quoted> unknown_ally{
    to_translate("No Ally called “{quoted}” has turned up yet. An Ally gets its name when it is "
                 "laid open, taken in Bribery, or described in the record.")};
inline constexpr Contradicts<Quoted> unknown_winner{to_translate(
    "“{quoted}” cannot win a Turf War. Write a Family, or “none” if nobody places a marker.")};
inline constexpr Contradicts<Quoted> bad_name{
    to_translate("“{quoted}” cannot be a name. A name is made of lower-case letters and digits, "
                 "its words joined by “-”, like penn-central.")};
inline constexpr Contradicts<Quoted> bad_space{rule::adjacent,
    to_translate(
        "“{quoted}” is no Family Member space. Write the two or three areas that it touches, "
        "joined by “+”, like midtown+queens; “#2” behind them means the second such space.")};
using ledger::message::bad_number;
using ledger::message::missing_word;
using ledger::message::trailing_words;
inline constexpr Contradicts<Quoted> too_many_cards{
    to_translate("“{quoted}” is more than anybody can have of it.")};
inline constexpr Contradicts<Quoted> too_many_names{
    to_translate("“{quoted}” would be one name too many for what the box holds. Perhaps the same "
                 "thing was spelt differently before.")};
inline constexpr Contradicts<Quoted> job_from_where{
    to_translate("A Job is completed “from hand” or “from public”, not from “{quoted}”.")};

// What is physically so. --------------------------------------------------------------------------
inline constexpr Contradicts<Family, Card, int, int> lacks_cards{to_translate(
    "{family} has too few of these cards in the hand. {card}: needed {needs}, there {has}.")};
inline constexpr Contradicts<Family, Card, int, int> suitcase_lacks{to_translate(
    "{family} has too few of these cards in the Suitcase. {card}: needed {needs}, there {has}.")};
inline constexpr Contradicts<Family, JobId> lacks_job{
    to_translate("{family} does not have the Job “{job}”.")};
inline constexpr Contradicts<Family> name_the_job{
    to_translate("{family} holds fewer Jobs with unknown faces than that. Those that the table has "
                 "shown are to be named.")};
inline constexpr Contradicts<Family, AllyId> lacks_ally{
    to_translate("{family} does not have the Ally “{ally}” in the hand.")};
inline constexpr Contradicts<Card> pile_is_empty{
    to_translate("This pile is empty, so nothing can be taken from it: {card}.")};
inline constexpr Contradicts<Card, int, int> pile_lacks{
    to_translate("There are too few cards left in this pile. {card}: needed {needs}, left {has}.")};
inline constexpr Contradicts<int> box_has_less{to_translate(
    "That would be more cards than the box holds. Cards of this kind in the box: {limit}.")};
inline constexpr Contradicts<JobId, int> job_is_elsewhere{to_translate(
    "Every card of the Job “{job}” is already somewhere else. Copies in the box: {copies}.")};
inline constexpr Contradicts<AllyId> ally_is_elsewhere{
    to_translate("The Ally “{ally}” has already turned up somewhere else.")};
inline constexpr Contradicts<> job_deck_is_out{rule::jobs_out,
    to_translate("There is no Job to draw: the deck is out, and so are the discards.")};
inline constexpr Contradicts<FigureAt> no_such_figure{
    to_translate("This figure is not there to be placed: {figure}.")};
inline constexpr Contradicts<FigureAt> figure_not_on_board{
    to_translate("No such figure stands there: {figure}.")};
inline constexpr Contradicts<Place> not_on_board{
    to_translate("Not on the board: {place}. A tile has to be opened before it can be used.")};
inline constexpr Contradicts<> suitcase_takes_money_and_jobs{rule::suitcase,
    to_translate(
        "Only money and Jobs go into a Suitcase, and of a Job it has to be said which one.")};
inline constexpr Contradicts<Family> no_marker_left{rule::no_markers,
    to_translate("{family} has no Control marker left: all of them lie on the board.")};
inline constexpr Contradicts<Family, Area> no_marker_there{
    rule::no_markers, to_translate("{family} has no such Control marker in {territory}.")};
inline constexpr Contradicts<> no_control_space{rule::central_park,
    to_translate("Central Park has no control space, so no marker can lie there.")};

// Records that cannot be used. --------------------------------------------------------------------
inline constexpr Contradicts<Quoted> wrong_player_count{rule::players,
    to_translate("The game takes 2 to 5 players. Listed under [[seats]]: {quoted}.")};
inline constexpr Contradicts<Quoted> unknown_family{rule::players,
    to_translate(
        "“{quoted}” is no Family. Write marzullo, matarazzo, vitale, caccamo or pizzino.")};
inline constexpr Contradicts<Quoted> family_twice{rule::players,
    to_translate("The Family “{quoted}” has two seats. Every player leads another Family.")};
inline constexpr Contradicts<> seat_without_family{rule::players,
    to_translate("This seat has no Family. Write family = \"marzullo\", or another one.")};
inline constexpr Contradicts<> no_first_player{rule::first_player,
    to_translate("The record does not say who holds the Horse Head at the start. Write first = and "
                 "a Family, like first = \"marzullo\".")};
inline constexpr Contradicts<Quoted> first_not_seated{rule::first_player,
    to_translate(
        "The First Player “{quoted}” has no seat. Write one of the Families under [[seats]].")};
inline constexpr Contradicts<Quoted> bad_tracking{
    to_translate("“{quoted}” is no depth of tracking. Write “full” to follow every card, or "
                 "“board” to follow only the board.")};
inline constexpr Contradicts<> bad_hand_limits{rule::hand_limit,
    to_translate(
        "“hand_limits” must be four whole numbers, one for each Act, like [5, 4, 3, 2]. The book "
        "prints only the last; take the others from the Act track on your board.")};
inline constexpr Contradicts<Quoted> bad_pile{
    to_translate("The pile “{quoted}” cannot be used. Piles are $1, $2, $3, $5, gun, booze, "
                 "blood-money and narcotics, each with its number of cards, 0 to 999.")};
inline constexpr Contradicts<Quoted> list_expected{
    to_translate("A list was expected here instead of “{quoted}”.")};
inline constexpr Contradicts<> component_without_name{to_translate(
    "What is described here has no name. Write name = and a name, like name = \"penn-central\".")};
inline constexpr Contradicts<Quoted> bad_component_name{
    to_translate("“{quoted}” cannot be a name. Write lower-case letters and digits, words joined "
                 "by “-”, like penn-central; central-park is taken.")};
inline constexpr Contradicts<Quoted> bad_label{
    to_translate("A label must be a text in quotes, not “{quoted}”.")};
inline constexpr Contradicts<Quoted> bad_tile_colour{
    to_translate("“{quoted}” is no colour of a Business. Write “blue” or “red”, or “printed” for "
                 "one that is printed on the board.")};
inline constexpr Contradicts<Quoted> bad_territory{
    to_translate("“{quoted}” is no Territory. Write wall-street, brooklyn, upper-east-side, "
                 "queens, upper-west-side, midtown or chelsea.")};
inline constexpr Contradicts<Quoted> printed_needs_territory{rule::territories,
    to_translate("The printed Business “{quoted}” needs its Territory. Write territory = and one "
                 "of the seven.")};
inline constexpr Contradicts<Quoted> printed_twice{rule::territories,
    to_translate("“{quoted}” would be the second printed Business of its Territory, and every "
                 "Territory has only one. A tile is “blue” or “red”.")};
inline constexpr Contradicts<Quoted> bad_job_colour{
    to_translate("“{quoted}” is no colour of a Job. Write “yellow”, “blue”, “green” or “grey”.")};
inline constexpr Contradicts<Quoted> bad_icon{
    to_translate("“{quoted}” is no ability of a Job or an Ally. Write icons like bank or $2, or "
                 "front, back, shoot, move, recall, mayor, union-boss, police-chief, by-hand.")};
inline constexpr Contradicts<Quoted> bad_printed_icon{to_translate(
    "“{quoted}” is no icon of a Business. Write bank, jobs, trade-1, trade-2, trade-3, swap, $1, "
    "$2, $3, $5, gun, booze, blood-money, narcotics or horse-head.")};
inline constexpr Contradicts<Quoted> bad_cost{to_translate(
    "“{quoted}” cannot be the cost of a Job. Write gun, booze, blood-money or narcotics.")};
inline constexpr Contradicts<Quoted> bad_reward{
    to_translate("“{quoted}” cannot be the money of a Job. Write $1, $2, $3 or $5.")};
inline constexpr Contradicts<Quoted> bad_copies{
    to_translate("“{quoted}” cannot be a number of copies. Write a whole number from 1 to 44.")};
inline constexpr Contradicts<Quoted> bad_ally_act{to_translate(
    "“{quoted}” cannot be the Act of an Ally. Write 1, 2 or 3; Act IV has no Allies of its own.")};
inline constexpr Contradicts<Quoted> bad_touches{rule::adjacent,
    to_translate("A Family Member space touches two or three different areas: touches = "
                 "[\"midtown\", \"queens\"]. Written here: {quoted}.")};
inline constexpr Contradicts<Quoted> bad_three_plus{
    rule::three_plus, to_translate("“three_plus” must be true or false, not “{quoted}”.")};
inline constexpr Contradicts<> too_many_icons{to_translate(
    "There are more icons here than any card or tile can show. A list holds at most eight.")};

} // namespace consigliere::corleone::message
