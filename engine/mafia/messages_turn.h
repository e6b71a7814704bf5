#pragma once

#include "engine/mafia/messages.h"

// Messages about rolls, steps, fields of the circuit and businesses.
namespace consigliere::mafia::message {

// Rolls and steps (M-3). --------------------------------------------------------------------------
inline constexpr Contradicts<int> no_such_roll{
    rule::dice, to_translate("A die shows 1 to 6, not {number}.")};
inline constexpr Forbids<Figure, Figure> other_is_next{
    rule::dice, to_translate("The colour die says {next} plays, not {figure}.")};
inline constexpr Forbids<Figure> plays_again{
    rule::a4_own_colour, to_translate("{next} has rolled their own colour and plays again.")};
inline constexpr Forbids<Figure> other_begins{rule::dice, to_translate("{first} starts, by lot.")};
inline constexpr Forbids<int> beyond_limits{
    rule::step_limits, to_translate("A move is 1 to 6 steps, not {steps}.")};
inline constexpr Of<Forbids<Figure, Rank, int, int, int>> beyond_rank{
    to_translate("{figure} is {rank} and rolled {roll}. That can change by {change}, which doesn’t "
                 "make {steps}.")};
inline constexpr Forbids<int, Field, Field> leads_elsewhere{rule::direction,
    to_translate("Along the arrow, {steps} steps lead to {field}, not to {told}.")};
inline constexpr Contradicts<> not_told_where{rule::direction,
    to_translate("Where does the figure stop? The circuit isn’t described, so the line must say "
                 "it. Example: moves 4 to bank-1.")};
inline constexpr LeavesOpen<Field> circuit_unknown{rule::direction,
    to_translate("Can’t check: the circuit isn’t described yet. Only the table knows whether these "
                 "steps lead to {field} and pass a start.")};
inline constexpr LeavesOpen<FieldKind> which_is_it{rule::field_first,
    to_translate("Can’t check: someone holds a {kind}, and the line doesn’t say which one this is. "
                 "It was taken for a neutral one.")};
inline constexpr Of<Forbids<Figure>> passes_no_start{
    to_translate("{figure} doesn’t pass the family’s start with these steps.")};

// The fields (M-4). -------------------------------------------------------------------------------
inline constexpr Forbids<Figure> nothing_to_toss{rule::fortuna,
    to_translate("The coin is tossed once at a Fortuna, and {figure} has nothing to toss for.")};
inline constexpr Forbids<> toss_first{
    rule::fortuna, to_translate("Toss the coin first: it decides the deck.")};
inline constexpr Of<Forbids<Deck>> wrong_deck{
    to_translate("The card must come from the other deck: {deck}.")};
inline constexpr Forbids<Figure> nothing_to_draw{rule::get_cards,
    to_translate("{figure} has no card to draw. Cards come from Fortuna, Informer and Problem, "
                 "from other cards and from other players.")};
inline constexpr Forbids<> no_informer_here{rule::informer,
    to_translate(
        "An informer sells one red card per visit, only to a figure that has just stopped there.")};
inline constexpr Forbids<> no_game_here{
    rule::casino, to_translate("A casino has one game per visit, and there is none elsewhere.")};
inline constexpr Forbids<Donar> wrong_stake{
    rule::casino, to_translate("Bet 200 to 4,000; {stake} isn’t allowed.")};
inline constexpr Forbids<Donar> stake_in_steps{rule::a21_stakes,
    to_translate("Bets go in steps of 200, and {stake} doesn’t: this table’s option.")};
inline constexpr Forbids<> no_club_here{rule::club,
    to_translate("A sports club has one killer for 2,000 per visit, only for a figure that has "
                 "just stopped there.")};

// Businesses (M-4.3, M-4.5, M-4.7). ---------------------------------------------------------------
inline constexpr Of<Forbids<Field, Figure>> is_held{
    to_translate("{field} is held by {owner}. Only a neutral one can be bought for money.")};
inline constexpr LeavesOpen<Field> is_there_one{rule::field_first,
    to_translate("Can’t check: the circuit isn’t described yet. Only the table knows whether it "
                 "has a {field}.")};
inline constexpr Forbids<> police_has_no_price{
    rule::police, to_translate("A police station is never for sale: only red 4 and 5 bring it.")};
inline constexpr Of<Forbids<Card, Field>> card_for_other_kind{
    to_translate("{card} doesn’t bring {field}.")};
inline constexpr Of<Forbids<Field, Figure>> holds_it_already{
    to_translate("{field} is already held by {owner}.")};
inline constexpr Of<Forbids<Field, Figure>> held_by_card{
    to_translate("{field} is held by {owner} with a card. Only red 14 and 15 can take it.")};
inline constexpr Forbids<> card_is_laid{rule::a23_laid_card,
    to_translate("A card stays with the business it brought, even if money was paid.")};
inline constexpr Forbids<> like_a_bank{rule::a22_other_businesses,
    to_translate("What the book says of banks applies to arms shops and police stations too.")};
inline constexpr Forbids<Field, Figure> not_in_the_family{rule::bank,
    to_translate("{field} belongs to {owner}, a relative. You don’t do that in the family.")};
inline constexpr Of<Forbids<Card, Field>> not_held_by_card{
    to_translate("{card} takes a business held by a card, and {field} isn’t held by one.")};
inline constexpr Contradicts<Card> needs_business{
    rule::red_cards, to_translate("{card} is used on a business. Example: uses red-1 on bank-2.")};
inline constexpr Contradicts<Card> needs_card{rule::red_cards,
    to_translate("{card} takes a card from someone. Example: uses red-12 takes red from maria.")};
inline constexpr Contradicts<Card> has_no_target{
    rule::red_cards, to_translate("{card} can’t be used on that.")};

} // namespace consigliere::mafia::message
