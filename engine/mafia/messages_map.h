#pragma once

#include "engine/mafia/messages.h"

// Messages about the inner map: pieces, killers, vendettas.
namespace consigliere::mafia::message {

inline constexpr Forbids<Figure> only_turn_buys{rule::order,
    to_translate("It’s {turn}’s turn. Only the current figure buys fields and hires.")};
inline constexpr Forbids<> family_may_not_buy{rule::a2_family,
    to_translate("Relatives only move their killers this turn: this table’s option.")};
inline constexpr Forbids<int> fields_this_turn{rule::a1_per_turn,
    to_translate("The limit of free fields bought per turn is reached: {fields}.")};
inline constexpr Forbids<> one_piece_in_turn{
    rule::buy_field, to_translate("A turn buys one free field of the map, not several.")};
inline constexpr Forbids<int> hires_this_turn{
    rule::a1_per_turn, to_translate("The limit of killers hired per turn is reached: {killers}.")};
inline constexpr Forbids<> one_killer_in_turn{
    rule::hire, to_translate("A turn hires one killer, not several.")};
inline constexpr Forbids<> club_is_one_of_them{rule::a3_club,
    to_translate(
        "A killer from the sports club counts as one of the turn’s: this table’s option.")};

// Where a piece may be placed (M-3.5). ------------------------------------------------------------
inline constexpr Forbids<Figure, Square> first_elsewhere{rule::first_piece,
    to_translate(
        "{figure}’s first piece goes next to the home point, and {square} isn’t next to it.")};
inline constexpr LeavesOpen<Figure, Square> home_unknown{rule::first_piece,
    to_translate("Can’t check: {figure}’s home point isn’t described yet, so whether {square} is "
                 "next to it is unknown.")};
inline constexpr Forbids<Square, Figure> not_beside{rule::buy_field,
    to_translate("{square} shares no side with a field or the home point of {figure}.")};
inline constexpr LeavesOpen<Square, Figure> home_may_be_beside{rule::buy_field,
    to_translate("Can’t check: {square} shares no side with {figure}’s fields, and the home point "
                 "isn’t described yet.")};
inline constexpr Forbids<Family, Square> encloses{rule::enclosure,
    to_translate("The {family} would enclose {square}, and no piece of the other family touches "
                 "that space.")};
inline constexpr Forbids<> encloses_by_choice{rule::a10_enclosure,
    to_translate("A space is closed when it touches one family, no piece of the other by a side, "
                 "and no field next to the other’s home points.")};
inline constexpr Forbids<> closed_inside{rule::a34_closed_inside,
    to_translate("A space that doesn’t reach the edge is closed wherever the other family’s home "
                 "points are.")};
inline constexpr LeavesOpen<Family, Square> may_enclose{rule::enclosure,
    to_translate("Can’t check: whether the {family} enclose {square} depends on the other family’s "
                 "home points, which aren’t described yet.")};
inline constexpr LeavesOpen<> open_by_home{rule::a34_closed_inside,
    to_translate(
        "A space at the edge stays open where a home point of the other family is next to it.")};
inline constexpr Forbids<Family, Square> fill_first{rule::enclosure,
    to_translate("The {family} have closed off a gap at {square}. It must be filled before they "
                 "extend elsewhere.")};
inline constexpr Forbids<Figure> can_fill{
    rule::a10_enclosure, to_translate("{figure} has a field next to the gap and can fill it.")};

inline constexpr LeavesOpen<Square, Figure> was_killer_known{rule::a18_killer_sold,
    to_translate("Can’t check: on {square}, {figure}’s killer is removed with the piece and not "
                 "paid back. Only the table knows whether that was said first.")};

// Killers (M-3.5.3 to M-3.5.5). -------------------------------------------------------------------
inline constexpr Forbids<Family> killers_wait{rule::killer_turn,
    to_translate("Killers move on their own family’s turn, and it isn’t the {family}’s.")};
inline constexpr Forbids<Figure> is_new{rule::killer_turn,
    to_translate("{figure}’s killer was hired this turn and moves from the next one on.")};
inline constexpr Forbids<> new_until_next_turn{
    rule::a12_new_killer, to_translate("The next one is the family’s next turn.")};
inline constexpr Forbids<Figure> one_moves{rule::three_killers,
    to_translate("{figure} has already moved a killer this turn; only one may move.")};
inline constexpr Forbids<> attack_is_the_move{rule::a13_attack_is_move,
    to_translate(
        "An attack is the killer’s move, and starts where the killer was when the turn began.")};
inline constexpr Forbids<Square> killer_is_there{rule::one_on_piece,
    to_translate("{square} already has a killer, and there is room for only one.")};
inline constexpr Forbids<Square> too_far{rule::killer_way,
    to_translate("A killer moves one field across a side, and {square} isn’t next to it.")};
inline constexpr Forbids<Figure, Rank> not_over_corner{rule::killer_way,
    to_translate("{figure} is {rank}: only a capo’s killer moves across a corner.")};
inline constexpr Forbids<> corner_vendetta{
    rule::a14_corner_vendetta, to_translate("This applies in a vendetta too.")};
inline constexpr Forbids<Square, Figure> not_beside_home{
    rule::killer_way, to_translate("{square} isn’t next to {figure}’s home point.")};
inline constexpr LeavesOpen<Figure, Square> killer_home_unknown{rule::killer_way,
    to_translate("Can’t check: {figure}’s home point isn’t described yet, so whether {square} is "
                 "next to it is unknown.")};
inline constexpr Forbids<Figure> attacks_relative{
    rule::take_occupied, to_translate("The piece there belongs to {victim}, a relative.")};
inline constexpr Forbids<> family_is_spared{
    rule::a11_attack_family, to_translate("Relatives may not be attacked: this table’s option.")};

// Vendetta (M-3.5.6). -----------------------------------------------------------------------------
inline constexpr Forbids<> no_vendetta{
    rule::vendetta, to_translate("There is no vendetta, so no piece can be removed.")};
inline constexpr Forbids<> victim_had_no_more{rule::a15_no_piece_left,
    to_translate("The captured piece was the victim’s last one, so the vendetta ended at once.")};
inline constexpr Forbids<Figure, Figure> not_his_removal{
    rule::vendetta, to_translate("They remove in turn. It’s {remover}’s turn, not {figure}’s.")};
inline constexpr Forbids<Square, Figure> piece_of_another{rule::vendetta_removal,
    to_translate(
        "{square} has no piece of {other}. In a vendetta only these two lose pieces, in turn.")};

inline constexpr Contradicts<Square> nothing_lies_there{
    rule::map, to_translate("There is no piece on {square}.")};

// What a card leaves open. ------------------------------------------------------------------------
inline constexpr LeavesOpen<Card> price_unknown{rule::rank_payments,
    to_translate(
        "Can’t check: {card} changes this price, and not all of its amounts are described yet.")};

} // namespace consigliere::mafia::message
