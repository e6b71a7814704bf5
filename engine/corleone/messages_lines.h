#pragma once

#include "engine/corleone/rules.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/messages.h"

// Messages about unreadable lines, invalid records and contradictions; {quoted} has their words.
namespace consigliere::corleone::message {

using ledger::Contradicts;
using ledger::Quoted;
using ledger::to_translate;

// Unreadable lines. -------------------------------------------------------------------------------
inline constexpr Contradicts<Quoted> unknown_actor{
    to_translate("Unknown Family “{quoted}”. Choose from: marzullo, matarazzo, vitale, caccamo, "
                 "pizzino; what belongs to none of them begins with “table”.")};
inline constexpr Contradicts<Family> not_at_table{
    rule::players, to_translate("{family} isn’t at this table.")};
inline constexpr Contradicts<Quoted> unknown_verb{
    to_translate("Unknown action “{quoted}”. A Family can: thug, member, job, ally, collects, "
                 "uses, declines, relocates, leaves, bids, takes, discards, counts. The table can: "
                 "opens, reveals, war, empties, believes, corrects:.")};
inline constexpr Contradicts<Quoted> unknown_territory{
    to_translate("Unknown Territory “{quoted}”. Choose from: wall-street, brooklyn, "
                 "upper-east-side, queens, upper-west-side, midtown, chelsea.")};
inline constexpr Contradicts<Quoted> unknown_icon{to_translate(
    "Unknown ability “{quoted}”. Choose from: bank, jobs, trade-1, trade-2, trade-3, swap, $1, $2, "
    "$3, $5, gun, booze, blood-money, narcotics, horse-head; on cards also front, back, shoot, "
    "move, recall, mayor, union-boss, police-chief, by-hand.")};
inline constexpr Contradicts<Quoted> unknown_figure{
    to_translate("No figure “{quoted}” fits here. Choose from: thug, don, consigliere, heir; "
                 "neutral: mayor, union-boss, police-chief. Examples on the board: "
                 "pizzino:thug@penn-central, mayor@midtown+queens.")};
inline constexpr Contradicts<Quoted> unknown_place{
    to_translate("No Business is called “{quoted}”. A tile gets its name when it is opened, a "
                 "printed Business in the record’s list of businesses.")};
inline constexpr Contradicts<Quoted> unknown_card{
    to_translate("No card “{quoted}” fits here. Choose from: $1, $2, $3, $5, gun, booze, "
                 "blood-money, narcotics, job, job:NAME, ally:NAME, joined by commas.")};
inline constexpr Contradicts<Quoted> unknown_good{
    to_translate("Unknown goods “{quoted}”. Choose from: gun, booze, blood-money, narcotics.")};
inline constexpr Contradicts<Quoted> unknown_pile{
    to_translate("Unknown pile “{quoted}”. Choose from: $1, $2, $3, $5, gun, booze, blood-money, "
                 "narcotics, jobs.")};
inline constexpr Contradicts<Quoted> unknown_act{to_translate(
    "Unknown act “{quoted}”. Choose from: FAMILY gains, loses, gives, banks or unbanks CARDS; "
    "FAMILY marks or unmarks TERRITORY; FIGURE@PLACE shot, recalled or moves to PLACE.")};
inline constexpr Contradicts<Quoted> unknown_claim{
    to_translate("The referee can’t look up “{quoted}”. Choose from: controls, dominates, "
                 "influences, leads, first, holds, supplies, banked, totals, wins.")};
inline constexpr Contradicts<Quoted> unknown_ally{
    to_translate("No Ally called “{quoted}” has appeared yet. An Ally gets its name when it is "
                 "revealed, taken in Bribery, or described in the record.")};
inline constexpr Contradicts<Quoted> unknown_winner{to_translate(
    "“{quoted}” can’t win a Turf War. Write a Family, or “none” if no one places a marker.")};
inline constexpr Contradicts<Quoted> bad_name{
    to_translate("“{quoted}” can’t be a name. Use lower-case letters and digits, words joined by "
                 "“-”. Example: penn-central.")};
inline constexpr Contradicts<Quoted> bad_space{rule::adjacent,
    to_translate("“{quoted}” isn’t a Family Member space. Write the two or three areas it touches, "
                 "joined by “+”. Example: midtown+queens. Add “#2” for the second such space.")};
using ledger::message::bad_number;
using ledger::message::missing_word;
using ledger::message::trailing_words;
inline constexpr Contradicts<Quoted> too_many_cards{
    to_translate("“{quoted}” is more than anyone can have of it.")};
inline constexpr Contradicts<Quoted> too_many_names{
    to_translate("“{quoted}” would be one name more than the box has. Perhaps it was spelt "
                 "differently before.")};
inline constexpr Contradicts<Quoted> job_from_where{
    to_translate("A Job is completed “from hand” or “from public”, not from “{quoted}”.")};

// Physical contradictions. ------------------------------------------------------------------------
inline constexpr Contradicts<Family, Card, int, int> lacks_cards{
    to_translate("{family} has too few of these cards in hand. {card}: needs {needs}, has {has}.")};
inline constexpr Contradicts<Family, Card, int, int> suitcase_lacks{to_translate(
    "{family} has too few of these cards in the Suitcase. {card}: needs {needs}, has {has}.")};
inline constexpr Contradicts<Family, JobId> lacks_job{
    to_translate("{family} doesn’t have the Job “{job}”.")};
inline constexpr Contradicts<Family> name_the_job{
    to_translate("{family} holds fewer unknown Jobs than that. Name those the table has shown.")};
inline constexpr Contradicts<Family, AllyId> lacks_ally{
    to_translate("{family} doesn’t have the Ally “{ally}” in hand.")};
inline constexpr Contradicts<Card> pile_is_empty{to_translate("This pile is empty: {card}.")};
inline constexpr Contradicts<Card, int, int> pile_lacks{
    to_translate("There are too few cards left in this pile. {card}: needs {needs}, {has} left.")};
inline constexpr Contradicts<int> box_has_less{
    to_translate("That is more cards than the box holds. Cards of this kind in the box: {limit}.")};
inline constexpr Contradicts<JobId, int> job_is_elsewhere{to_translate(
    "Every copy of the Job “{job}” is already somewhere else. Copies in the box: {copies}.")};
inline constexpr Contradicts<AllyId> ally_is_elsewhere{
    to_translate("The Ally “{ally}” is already somewhere else.")};
inline constexpr Contradicts<> job_deck_is_out{
    rule::jobs_out, to_translate("No Job to draw: the deck and the discards are empty.")};
inline constexpr Contradicts<FigureAt> no_such_figure{
    to_translate("This figure isn’t available to place: {figure}.")};
inline constexpr Contradicts<FigureAt> figure_not_on_board{
    to_translate("No such figure is there: {figure}.")};
inline constexpr Contradicts<Place> not_on_board{
    to_translate("Not on the board: {place}. Open a tile before you use it.")};
inline constexpr Contradicts<> suitcase_takes_money_and_jobs{rule::suitcase,
    to_translate("Only money and Jobs go into a Suitcase, and each Job must be named.")};
inline constexpr Contradicts<Family> no_marker_left{rule::no_markers,
    to_translate("{family} has no Control marker left: all of them are on the board.")};
inline constexpr Contradicts<Family, Area> no_marker_there{
    rule::no_markers, to_translate("{family} has no such Control marker in {territory}.")};
inline constexpr Contradicts<> no_control_space{rule::central_park,
    to_translate("Central Park has no control space, so no marker can be there.")};

// Invalid records. --------------------------------------------------------------------------------
inline constexpr Contradicts<Quoted> wrong_player_count{
    rule::players, to_translate("2 to 5 players can play. Listed under [[seats]]: {quoted}.")};
inline constexpr Contradicts<Quoted> unknown_family{rule::players,
    to_translate(
        "Unknown Family “{quoted}”. Choose from: marzullo, matarazzo, vitale, caccamo, pizzino.")};
inline constexpr Contradicts<Quoted> family_twice{rule::players,
    to_translate("The Family “{quoted}” has two seats. Each player leads a different Family.")};
inline constexpr Contradicts<> seat_without_family{
    rule::players, to_translate("This seat has no Family. Example: family = \"marzullo\".")};
inline constexpr Contradicts<> no_first_player{rule::first_player,
    to_translate("The record doesn’t say who holds the Horse Head at the start. Example: first = "
                 "\"marzullo\".")};
inline constexpr Contradicts<Quoted> first_not_seated{rule::first_player,
    to_translate(
        "The First Player “{quoted}” has no seat. Write one of the Families under [[seats]].")};
inline constexpr Contradicts<Quoted> bad_tracking{
    to_translate("Unknown tracking “{quoted}”. Choose from: “full” for every card, “board” for "
                 "only the board.")};
inline constexpr Contradicts<> bad_hand_limits{rule::hand_limit,
    to_translate(
        "“hand_limits” must be four whole numbers, one for each Act. Example: [5, 4, 3, 2]. The "
        "book prints only the last; take the others from the Act track on your board.")};
inline constexpr Contradicts<Quoted> bad_pile{
    to_translate("The pile “{quoted}” can’t be used. Choose from: $1, $2, $3, $5, gun, booze, "
                 "blood-money, narcotics, each with its number of cards, 0 to 999.")};
inline constexpr Contradicts<Quoted> list_expected{
    to_translate("Expected a list instead of “{quoted}”.")};
inline constexpr Contradicts<> component_without_name{
    to_translate("This description has no name. Example: name = \"penn-central\".")};
inline constexpr Contradicts<Quoted> bad_component_name{
    to_translate("“{quoted}” can’t be a name. Use lower-case letters and digits, words joined by "
                 "“-”. Example: penn-central; central-park is taken.")};
inline constexpr Contradicts<Quoted> bad_label{
    to_translate("A label must be a text in quotes, not “{quoted}”.")};
inline constexpr Contradicts<Quoted> bad_tile_colour{
    to_translate("Unknown Business colour “{quoted}”. Choose from: “blue”, “red”, or “printed” for "
                 "one printed on the board.")};
inline constexpr Contradicts<Quoted> bad_territory{
    to_translate("Unknown Territory “{quoted}”. Choose from: wall-street, brooklyn, "
                 "upper-east-side, queens, upper-west-side, midtown, chelsea.")};
inline constexpr Contradicts<Quoted> printed_needs_territory{rule::territories,
    to_translate("The printed Business “{quoted}” needs its Territory. Write territory = and one "
                 "of the seven.")};
inline constexpr Contradicts<Quoted> printed_twice{rule::territories,
    to_translate("“{quoted}” would be the second printed Business of its Territory, and each has "
                 "only one. A tile is “blue” or “red”.")};
inline constexpr Contradicts<Quoted> bad_job_colour{
    to_translate("Unknown Job colour “{quoted}”. Choose from: “yellow”, “blue”, “green”, “grey”.")};
inline constexpr Contradicts<Quoted> bad_icon{
    to_translate("Unknown Job or Ally ability “{quoted}”. Choose from: icons like bank or $2, or "
                 "front, back, shoot, move, recall, mayor, union-boss, police-chief, by-hand.")};
inline constexpr Contradicts<Quoted> bad_printed_icon{
    to_translate("Unknown Business icon “{quoted}”. Choose from: bank, jobs, trade-1, trade-2, "
                 "trade-3, swap, $1, $2, $3, $5, gun, booze, blood-money, narcotics, horse-head.")};
inline constexpr Contradicts<Quoted> bad_cost{to_translate(
    "“{quoted}” can’t be the cost of a Job. Choose from: gun, booze, blood-money, narcotics.")};
inline constexpr Contradicts<Quoted> bad_reward{
    to_translate("“{quoted}” can’t be the money of a Job. Choose from: $1, $2, $3, $5.")};
inline constexpr Contradicts<Quoted> bad_copies{
    to_translate("“{quoted}” can’t be a number of copies. Write a whole number from 1 to 44.")};
inline constexpr Contradicts<Quoted> bad_ally_act{to_translate(
    "“{quoted}” can’t be the Act of an Ally. Write 1, 2 or 3; Act IV has no Allies of its own.")};
inline constexpr Contradicts<Quoted> bad_touches{rule::adjacent,
    to_translate("A Family Member space touches two or three different areas. Example: touches = "
                 "[\"midtown\", \"queens\"]. Here: {quoted}.")};
inline constexpr Contradicts<Quoted> bad_three_plus{
    rule::three_plus, to_translate("“three_plus” must be true or false, not “{quoted}”.")};
inline constexpr Contradicts<> too_many_icons{
    to_translate("These are more icons than any card or tile can show. A list holds at most 8.")};

} // namespace consigliere::corleone::message
