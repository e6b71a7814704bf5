#pragma once

#include "engine/ledger/messages.h"
#include "engine/mafia/messages_setup.h"
#include "engine/mafia/terms.h"

// Message templates shared by all parts of the referee: unparsable lines, missing components,
// turns and payments. Declared as in `engine/ledger/message_template.h`. If a verdict rests on a
// rule of the book and on a choice of the rules page (A1 to A35), there is one message for each.
namespace consigliere::mafia::message {

using ledger::Of;
using ledger::message::bad_number;

// Lines that cannot be parsed. --------------------------------------------------------------------
inline constexpr Contradicts<Quoted> unknown_verb{
    to_translate("Unknown action “{quoted}”. A figure can: rolls, moves, tosses, bets, draws, "
                 "uses, fulfils, buys, sells, gives, repays, borrows, fails, hires, sends, "
                 "removes. The table can: taxes, stops, spits, believes, corrects:.")};
inline constexpr Contradicts<Quoted> unknown_colour{rule::families,
    to_translate("The colour die has no side “{quoted}”. Choose from: red, black, yellow, blue, "
                 "green, white.")};
inline constexpr Contradicts<Quoted> unknown_coin{
    to_translate("The coin has no side “{quoted}”. Choose from: felicita, iattura.")};
inline constexpr Contradicts<Quoted> unknown_square{rule::map,
    to_translate(
        "“{quoted}” isn’t a field of the map. Columns are a to i, rows 1 to 5. Example: c4.")};
inline constexpr Contradicts<Quoted> unknown_thing{
    to_translate("“{quoted}” can’t change hands. Choose from: fields of the map (c4), businesses "
                 "(bank-2), red cards (red-18).")};
inline constexpr Contradicts<Quoted> unknown_act{to_translate(
    "Unknown act “{quoted}”. Choose from: WHO pays 400 to WHOM, where each can also be bank, and "
    "of a figure: stands FIELD, places c4, lifts c4, gains killer, loses killer home, sends home "
    "to c4, marks bank-2, unmarks bank-2, lays red-1 on bank-2, takes CARD, returns CARD, gives "
    "CARD to WHOM, opens CARD, owes 400 to WHOM.")};
inline constexpr Contradicts<Quoted> unknown_claim{
    to_translate("Unknown claim “{quoted}”. Of a figure: has, got, paid, pieces, killers, rank, "
                 "owes, left, next, leads, wins. Of a field of the map: guarded, unguarded.")};
inline constexpr Contradicts<Quoted> unknown_rank{
    to_translate("Unknown rank “{quoted}”. Choose from: mafioso, capiregime, capo.")};

// Missing components. -----------------------------------------------------------------------------
inline constexpr Of<Contradicts<Figure, Donar, Donar>> cannot_pay{
    to_translate("{figure} can’t pay: the purse has {has}, and this costs {needs}.")};
inline constexpr Contradicts<Figure, Donar> purse_is_full{
    rule::decks, to_translate("{figure}’s purse can’t hold more than {most}.")};
inline constexpr Contradicts<Figure, Square> not_his_piece{
    rule::map, to_translate("{figure} has no piece on {square}.")};
inline constexpr Contradicts<Square, Figure> square_is_taken{
    rule::map, to_translate("{square} is taken by a piece of {owner}.")};
inline constexpr Contradicts<int, Figure> no_piece_left{
    rule::map, to_translate("All {pieces} pieces of {figure} are on the map.")};
inline constexpr Contradicts<Figure> no_killer_home{
    rule::hire, to_translate("{figure} has no killer on the home point.")};
inline constexpr Contradicts<Figure, Square> no_killer_there{
    rule::protection, to_translate("{figure} has no killer on {square}.")};
inline constexpr Contradicts<Square> is_under_killer{rule::protection,
    to_translate("A killer is on {square} and must leave before the piece does.")};
inline constexpr Contradicts<int, Figure> no_killer_token{
    rule::three_killers, to_translate("All {killers} killers of {figure} are on the map.")};
inline constexpr Contradicts<Field> not_a_business{rule::field_first,
    to_translate("{field} can’t be held: only banks, arms shops and police stations can.")};
inline constexpr Contradicts<Field> which_business{rule::field_first,
    to_translate("Which {field}? There can be several, so give its number. Example: bank-2.")};
inline constexpr Contradicts<Field> not_on_circuit{
    rule::direction, to_translate("The described circuit has no {field}.")};
inline constexpr Contradicts<Field, Figure> not_his_business{
    rule::field_first, to_translate("{field} isn’t held by {figure}.")};
inline constexpr Contradicts<int, Figure> no_token{
    rule::a19_tokens, to_translate("All {tokens} tokens of {figure} are on businesses.")};
inline constexpr Contradicts<Card, Figure> card_is_elsewhere{
    rule::decks, to_translate("{card} isn’t in its deck: {holder} has it.")};
inline constexpr Contradicts<Deck> deck_is_empty{
    rule::decks, to_translate("The deck is empty: {deck} can’t be drawn.")};
inline constexpr Contradicts<Figure, Card> has_not_card{
    rule::get_cards, to_translate("{figure} doesn’t have {card}.")};
inline constexpr Contradicts<Card, Figure, Figure> card_of_other_figure{rule::by_figure,
    to_translate(
        "{card} is with {holder}, not {figure}: cards belong to a figure, not to a player.")};
inline constexpr Contradicts<> black_is_told{rule::black_cards,
    to_translate("A black card is obeyed at once, face up. Which one is it? Give its number. "
                 "Example: black-9.")};

// Turn order and prerequisites. -------------------------------------------------------------------
inline constexpr Forbids<Figure> not_on_turn{rule::field_first,
    to_translate("It’s {turn}’s turn. Only the current figure takes over businesses.")};
inline constexpr Forbids<Figure> field_is_for_turn{rule::field_first,
    to_translate("It’s {turn}’s turn. What the field says is for the current figure.")};
inline constexpr Forbids<Family> family_not_on_turn{
    rule::order, to_translate("It isn’t the {family}’s turn.")};
inline constexpr Forbids<> waits_for_roll{rule::dice, to_translate("Roll both dice first.")};
inline constexpr Forbids<Figure> skips_turn{rule::black_cards,
    to_translate("{figure} skips this turn because of a card, and only rolls to see who is next.")};
inline constexpr Forbids<Figure> waits_for_move{rule::direction,
    to_translate("{figure} has rolled and must move first. Every figure must move.")};
inline constexpr Forbids<Phase> step_is_over{rule::order,
    to_translate("The step “{phase}” is finished for this turn. The order is: the move, the field, "
                 "the rest of the outer circuit, the map.")};
inline constexpr Forbids<Figure, Donar> waits_for_payment{
    rule::distress, to_translate("{debtor} must pay {amount} now, before anything else.")};
inline constexpr Of<Forbids<Figure>> waits_for_errand{
    to_translate("{figure} must first do what the field or card says.")};
inline constexpr Forbids<> field_comes_first{
    rule::field_first, to_translate("The field’s order comes before all other business.")};
inline constexpr Forbids<Figure, Figure> waits_for_vendetta{rule::vendetta,
    to_translate("A vendetta is in progress: {remover} removes a piece of {other}.")};
inline constexpr Of<Forbids<Ending>> game_is_over{to_translate("The game is finished: {ending}.")};
inline constexpr Forbids<> ended_before_removals{rule::a30_before_removals,
    to_translate("The piece that started the vendetta won the game before anything was removed.")};
inline constexpr Forbids<Figure> family_is_watched{rule::agent,
    to_translate("The Federal agent is watching {figure}’s family: it can’t move killers or gain "
                 "fields or businesses.")};
inline constexpr Forbids<int> watched_for{rule::a20_agent,
    to_translate("The Federal agent watches for three of the family’s turns after the one of "
                 "arrival. Turns left: {turns}.")};
inline constexpr Forbids<Figure> is_clean{
    rule::agent, to_translate("{figure} must stay clean this turn: no money, cards or killers.")};

} // namespace consigliere::mafia::message
