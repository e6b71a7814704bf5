#pragma once

#include "engine/mafia/messages.h"

/// What is said of rolls and steps, of the fields of the circuit and of businesses.
namespace consigliere::mafia::message {

// Rolls and steps (M-3). -------------------------------------------------------------------------
inline constexpr Contradicts<int> no_such_roll{
    rule::dice, to_translate("A die shows 1 to 6, not {number}.")};
inline constexpr Forbids<Figure, Figure> other_is_next{
    rule::dice, to_translate("The colour die says that {next} plays, not {figure}.")};
inline constexpr Forbids<Figure> plays_again{
    rule::a4_own_colour, to_translate("{next} has rolled his own colour and plays again.")};
inline constexpr Forbids<Figure> other_begins{rule::dice, to_translate("By lot {first} begins.")};
inline constexpr Forbids<int> beyond_limits{rule::step_limits,
    to_translate("Nobody takes fewer than one step or more than six, and {steps} were taken.")};
inline constexpr Of<Forbids<Figure, Rank, int, int, int>> beyond_rank{
    to_translate("{figure} is {rank} and has rolled {roll}: he may change that by {change}, which "
                 "does not lead to {steps}.")};
inline constexpr Forbids<int, Field, Field> leads_elsewhere{
    rule::direction, to_translate("Along the arrow {steps} steps lead to {field}, not to {told}.")};
inline constexpr Contradicts<> not_told_where{rule::direction,
    to_translate("Where does he stop? While the circuit is not described the line says it: moves 4 "
                 "to bank-1.")};
inline constexpr LeavesOpen<Field> circuit_unknown{rule::direction,
    to_translate("The circuit is not described: that these steps lead to {field}, and whether they "
                 "pass a start, is what the table says.")};
inline constexpr LeavesOpen<FieldKind> which_is_it{rule::field_first,
    to_translate("Some {kind} is held by somebody, and the line does not say which one this is: it "
                 "was taken for a neutral one.")};
inline constexpr Of<Forbids<Figure>> passes_no_start{
    to_translate("{figure} does not pass his family’s start with these steps.")};

// The fields (M-4). ------------------------------------------------------------------------------
inline constexpr Forbids<Figure> nothing_to_toss{rule::fortuna,
    to_translate("The coin is tossed at a Fortuna, once: {figure} has nothing to toss for.")};
inline constexpr Forbids<> toss_first{rule::fortuna,
    to_translate("The coin is tossed first: it says from which deck the card comes.")};
inline constexpr Of<Forbids<Deck>> wrong_deck{
    to_translate("The card comes from the other deck: it has to be {deck}.")};
inline constexpr Forbids<Figure> nothing_to_draw{rule::get_cards,
    to_translate(
        "{figure} has no card to draw: cards come from Fortuna, Informer and Problem, from "
        "other cards and from other players.")};
inline constexpr Forbids<> no_informer_here{rule::informer,
    to_translate("An informer sells a red card to whoever has just stopped there, once.")};
inline constexpr Forbids<> no_game_here{rule::casino,
    to_translate("There is one game for each visit of a casino, and none elsewhere.")};
inline constexpr Forbids<Donar> wrong_stake{
    rule::casino, to_translate("A stake is 200 to 4,000, and not {stake}.")};
inline constexpr Forbids<Donar> stake_in_steps{
    rule::a21_stakes, to_translate("At this table stakes go in steps of 200: {stake} does not.")};
inline constexpr Forbids<> no_club_here{rule::club,
    to_translate(
        "Killers for 2,000 are hired by whoever has just stopped at a sports club, one for "
        "each visit.")};

// Businesses (M-4.3, M-4.5, M-4.7). --------------------------------------------------------------
inline constexpr Of<Forbids<Field, Figure>> is_held{
    to_translate("{field} is held by {owner}: for money only a neutral one can be bought.")};
inline constexpr LeavesOpen<Field> is_there_one{rule::field_first,
    to_translate("The circuit is not described: that there is a {field} on it is what the table "
                 "says.")};
inline constexpr Forbids<> police_has_no_price{
    rule::police, to_translate("A police station is never for sale: only red 4 and 5 bring it.")};
inline constexpr Of<Forbids<Card, Field>> card_for_other_kind{
    to_translate("{card} does not bring {field}.")};
inline constexpr Of<Forbids<Field, Figure>> holds_it_already{
    to_translate("{field} is {owner}’s already.")};
inline constexpr Of<Forbids<Field, Figure>> held_by_card{
    to_translate("{field} is held by {owner} with a card: only red 14 and 15 can take it.")};
inline constexpr Forbids<> card_is_laid{rule::a23_laid_card,
    to_translate("A card stays with the business that it has brought, also where money was paid.")};
inline constexpr Forbids<> like_a_bank{rule::a22_other_businesses,
    to_translate("What the book says of banks goes for arms shops and police stations too.")};
inline constexpr Forbids<Field, Figure> not_in_the_family{rule::bank,
    to_translate("{field} belongs to {owner}, a relative: in the family one does not do such "
                 "things.")};
inline constexpr Of<Forbids<Card, Field>> not_held_by_card{
    to_translate("{card} takes what somebody holds by a card, and {field} is not held so.")};
inline constexpr Contradicts<Card> needs_business{
    rule::red_cards, to_translate("{card} is used on a business: uses red-1 on bank-2.")};
inline constexpr Contradicts<Card> needs_card{rule::red_cards,
    to_translate("{card} takes a card from somebody: uses red-12 takes red from maria.")};
inline constexpr Contradicts<Card> has_no_target{
    rule::red_cards, to_translate("{card} is not used on anything of the kind.")};

} // namespace consigliere::mafia::message
