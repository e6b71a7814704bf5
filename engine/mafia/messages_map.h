#pragma once

#include "engine/mafia/messages.h"

/// What is said of the inner map: pieces, killers, vendettas.
namespace consigliere::mafia::message {

inline constexpr Forbids<Figure> only_turn_buys{
    rule::order, to_translate("{turn} is on turn, and only he buys fields and hires.")};
inline constexpr Forbids<> family_may_not_buy{
    rule::a2_family, to_translate("At this table relatives only move their killers in it.")};
inline constexpr Forbids<int> fields_this_turn{rule::a1_per_turn,
    to_translate(
        "Free fields that may be bought in one turn: {fields}. That many were bought already.")};
inline constexpr Forbids<> one_piece_in_turn{
    rule::buy_field, to_translate("The turn buys a free field of the map, not field after field.")};
inline constexpr Forbids<int> hires_this_turn{rule::a1_per_turn,
    to_translate(
        "Killers that may be hired in one turn: {killers}. That many were hired already.")};
inline constexpr Forbids<> one_killer_in_turn{
    rule::hire, to_translate("The turn hires a killer, not one after the other.")};
inline constexpr Forbids<> club_is_one_of_them{rule::a3_club,
    to_translate("At this table the killer of the sports club is one of those of the turn.")};

// Where a piece may be placed (M-3.5). -----------------------------------------------------------
inline constexpr Forbids<Figure, Square> first_elsewhere{rule::first_piece,
    to_translate("The first piece of {figure} goes next to his own home point, and {square} is "
                 "not.")};
inline constexpr LeavesOpen<Figure, Square> home_unknown{rule::first_piece,
    to_translate("The home point of {figure} is not described: whether {square} lies next to it is "
                 "not known.")};
inline constexpr Forbids<Square, Figure> not_beside{rule::buy_field,
    to_translate("{square} shares no side with a field or the home point of {figure}.")};
inline constexpr LeavesOpen<Square, Figure> home_may_be_beside{rule::buy_field,
    to_translate(
        "{square} shares no side with a field of {figure}, and where his home point is has "
        "not been described.")};
inline constexpr Forbids<Family, Square> encloses{rule::enclosure,
    to_translate("The {family} would enclose {square} and no piece of the others touches that "
                 "space.")};
inline constexpr Forbids<> encloses_by_choice{rule::a10_enclosure,
    to_translate("A space is closed when it touches one family, no piece of the other by a side, "
                 "and no field next to the other’s home points.")};
inline constexpr Forbids<> closed_inside{rule::a34_closed_inside,
    to_translate("A space that does not reach the edge is closed wherever the other family’s home "
                 "points are.")};
inline constexpr LeavesOpen<Family, Square> may_enclose{rule::enclosure,
    to_translate("Whether the {family} enclose {square} depends on the other family’s home points, "
                 "which are not described.")};
inline constexpr LeavesOpen<> open_by_home{rule::a34_closed_inside,
    to_translate("A space at the edge stays open where a home point of the others lies next to "
                 "it.")};
inline constexpr Forbids<Family, Square> fill_first{rule::enclosure,
    to_translate("The {family} have closed off a gap at {square}: it is filled before they extend "
                 "elsewhere.")};
inline constexpr Forbids<Figure> can_fill{rule::a10_enclosure,
    to_translate("{figure} has a field beside the gap, so that he can fill it.")};

inline constexpr LeavesOpen<Square, Figure> was_killer_known{rule::a18_killer_sold,
    to_translate("On {square} stands a killer of {figure}, who is taken off with the piece and not "
                 "paid back: whether that was said first is the table’s word.")};

// Killers (M-3.5.3 to M-3.5.5). ------------------------------------------------------------------
inline constexpr Forbids<Family> killers_wait{rule::killer_turn,
    to_translate("Killers move when their own family is on turn, and the {family} are not.")};
inline constexpr Forbids<Figure> is_new{rule::killer_turn,
    to_translate("The killer of {figure} was hired in this turn and moves from the next one on.")};
inline constexpr Forbids<> new_until_next_turn{
    rule::a12_new_killer, to_translate("The next one is the next turn of his family.")};
inline constexpr Forbids<Figure> one_moves{rule::three_killers,
    to_translate("A killer of {figure} has moved in this turn, and only one of them does.")};
inline constexpr Forbids<> attack_is_the_move{rule::a13_attack_is_move,
    to_translate("An attack is the killer’s move, and it begins where he stood when the turn "
                 "began.")};
inline constexpr Forbids<Square> killer_is_there{rule::one_on_piece,
    to_translate("A killer stands on {square} already, and there is room for one.")};
inline constexpr Forbids<Square> too_far{rule::killer_way,
    to_translate("A killer moves one field over a side, and {square} is not next to him.")};
inline constexpr Forbids<Figure, Rank> not_over_corner{rule::killer_way,
    to_translate("{figure} is {rank}: only a capo’s killer moves over a corner.")};
inline constexpr Forbids<> corner_vendetta{
    rule::a14_corner_vendetta, to_translate("So it is in a vendetta, too.")};
inline constexpr Forbids<Square, Figure> not_beside_home{
    rule::killer_way, to_translate("{square} is not next to the home point of {figure}.")};
inline constexpr LeavesOpen<Figure, Square> killer_home_unknown{rule::killer_way,
    to_translate("The home point of {figure} is not described: whether {square} lies next to it is "
                 "not known.")};
inline constexpr Forbids<Figure> attacks_relative{
    rule::take_occupied, to_translate("The piece there is of {victim}, a relative.")};
inline constexpr Forbids<> family_is_spared{
    rule::a11_attack_family, to_translate("At this table nobody attacks his own family.")};

// Vendetta (M-3.5.6). ----------------------------------------------------------------------------
inline constexpr Forbids<> no_vendetta{
    rule::vendetta, to_translate("There is no vendetta in which a piece could be removed.")};
inline constexpr Forbids<> victim_had_no_more{rule::a15_no_piece_left,
    to_translate("The captured piece was the victim’s last one, so that the vendetta was over at "
                 "once.")};
inline constexpr Forbids<Figure, Figure> not_his_removal{
    rule::vendetta, to_translate("They remove in turns, and now {remover} does, not {figure}.")};
inline constexpr Forbids<Square, Figure> piece_of_another{rule::vendetta_removal,
    to_translate("On {square} lies no piece of {other}: in a vendetta only the pieces of these two "
                 "are removed, the other’s in turn.")};

inline constexpr Contradicts<Square> nothing_lies_there{
    rule::map, to_translate("No piece lies on {square}.")};

// What a card leaves open. -----------------------------------------------------------------------
inline constexpr LeavesOpen<Card> price_unknown{rule::rank_payments,
    to_translate("{card} changes this price, and not all of its amounts are described.")};

} // namespace consigliere::mafia::message
