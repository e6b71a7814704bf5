#pragma once

#include "engine/ledger/messages.h"
#include "engine/mafia/messages_setup.h"
#include "engine/mafia/terms.h"

/// Sentences that every part of the referee of MAFIA shares, declared as `engine/ledger/sentence.h`
/// says: unreadable lines, things that are not there, turns and payments. Where a verdict rests on
/// a choice of the rules page (A1 to A35) beside a rule of the book, two sentences are said.
namespace consigliere::mafia::message {

using ledger::message::bad_number;

/// What is said alike of several rules: the rule comes with the case.
template <typename MessageTemplate>
class Of {
public:
    explicit consteval Of(const char* sentence)
        : m_saying(sentence)
    {
    }
    [[nodiscard]] constexpr MessageTemplate operator()(ledger::RuleId rule) const
    {
        MessageTemplate saying = m_saying;
        saying.rule = rule;
        return saying;
    }

private:
    MessageTemplate m_saying;
};

// Lines that cannot be read. ----------------------------------------------------------------------
inline constexpr Contradicts<Quoted> unknown_verb{
    to_translate("“{quoted}” is nothing that can be done. A figure: rolls, moves, tosses, bets, "
                 "draws, uses, fulfils, buys, sells, gives, repays, borrows, fails, hires, sends, "
                 "removes. The table: taxes, stops, spits, believes, corrects:.")};
inline constexpr Contradicts<Quoted> unknown_colour{rule::families,
    to_translate("“{quoted}” is on no side of the colour die. There are red, black, yellow, blue, "
                 "green and white.")};
inline constexpr Contradicts<Quoted> unknown_coin{
    to_translate("“{quoted}” is no side of the coin. There are felicita and iattura.")};
inline constexpr Contradicts<Quoted> unknown_square{rule::map,
    to_translate("“{quoted}” is no field of the map. Its columns are a to i and its rows 1 to 5: "
                 "c4.")};
inline constexpr Contradicts<Quoted> unknown_thing{
    to_translate("“{quoted}” is nothing that can change hands: fields of the map (c4), businesses "
                 "(bank-2) and red cards (red-18) can.")};
inline constexpr Contradicts<Quoted> unknown_act{to_translate(
    "“{quoted}” is no act. Acts are WHO pays 400 to WHOM, where each can also be bank, "
    "and of a figure: stands FIELD, places c4, lifts c4, gains killer, loses killer "
    "home, sends home to c4, marks bank-2, unmarks bank-2, lays red-1 on bank-2, takes "
    "CARD, returns CARD, gives CARD to WHOM, opens CARD, owes 400 to WHOM.")};
inline constexpr Contradicts<Quoted> unknown_claim{to_translate(
    "“{quoted}” cannot be believed of it. Of a figure: has, got, paid, pieces, killers, "
    "rank, owes, left, next, leads, wins. Of a field of the map: guarded, unguarded.")};
inline constexpr Contradicts<Quoted> unknown_rank{
    to_translate("“{quoted}” is no rank. There are mafioso, capiregime and capo.")};

// What is not there. -----------------------------------------------------------------------------
inline constexpr Of<Contradicts<Figure, Donar, Donar>> cannot_pay{
    to_translate("{figure} pays from a purse of {has}, and this costs {needs}.")};
inline constexpr Contradicts<Figure, Donar> purse_is_full{
    rule::decks, to_translate("The purse of {figure} cannot hold more than {most}.")};
inline constexpr Contradicts<Figure, Square> not_his_piece{
    rule::map, to_translate("No piece of {figure} lies on {square}.")};
inline constexpr Contradicts<Square, Figure> square_is_taken{
    rule::map, to_translate("On {square} lies a piece of {owner}.")};
inline constexpr Contradicts<int, Figure> no_piece_left{
    rule::map, to_translate("All {pieces} pieces of {figure} lie on the map.")};
inline constexpr Contradicts<Figure> no_killer_home{
    rule::hire, to_translate("No killer of {figure} stands on his home point.")};
inline constexpr Contradicts<Figure, Square> no_killer_there{
    rule::protection, to_translate("No killer of {figure} stands on {square}.")};
inline constexpr Contradicts<Square> is_under_killer{rule::protection,
    to_translate("A killer stands on {square}: he leaves it before the piece does.")};
inline constexpr Contradicts<int, Figure> no_killer_token{
    rule::three_killers, to_translate("All {killers} killers of {figure} are on the map.")};
inline constexpr Contradicts<Field> not_a_business{rule::field_first,
    to_translate("{field} can be held by nobody: only banks, arms shops and police stations can.")};
inline constexpr Contradicts<Field> which_business{rule::field_first,
    to_translate("Which one is meant? Several can be a {field}: say its number, as in bank-2.")};
inline constexpr Contradicts<Field> not_on_circuit{
    rule::direction, to_translate("The described circuit has no {field}.")};
inline constexpr Contradicts<Field, Figure> not_his_business{
    rule::field_first, to_translate("{field} is not held by {figure}.")};
inline constexpr Contradicts<int, Figure> no_token{
    rule::a19_tokens, to_translate("All {tokens} tokens of {figure} lie on businesses.")};
inline constexpr Contradicts<Card, Figure> card_is_elsewhere{
    rule::decks, to_translate("{card} is not in its deck: {holder} has it.")};
inline constexpr Contradicts<Deck> deck_is_empty{
    rule::decks, to_translate("No card is left in the deck: {deck} cannot be drawn.")};
inline constexpr Contradicts<Figure, Card> has_not_card{
    rule::get_cards, to_translate("{figure} does not have {card}.")};
inline constexpr Contradicts<Card, Figure, Figure> card_of_other_figure{rule::by_figure,
    to_translate(
        "{card} lies with {holder} and not with {figure}: cards belong to a figure, not to "
        "a player.")};
inline constexpr Contradicts<> black_is_told{rule::black_cards,
    to_translate("A black card is obeyed at once, face up. Which one is it? Say its number: "
                 "black-9.")};

// Whose turn it is, and what comes first. --------------------------------------------------------
inline constexpr Forbids<Figure> not_on_turn{
    rule::field_first, to_translate("{turn} is on turn, and only he takes over businesses.")};
inline constexpr Forbids<Figure> field_is_for_turn{
    rule::field_first, to_translate("{turn} is on turn: what the field says is for him.")};
inline constexpr Forbids<Family> family_not_on_turn{
    rule::order, to_translate("The {family} are not on turn.")};
inline constexpr Forbids<> waits_for_roll{
    rule::dice, to_translate("Both dice have to be rolled first.")};
inline constexpr Forbids<Figure> skips_turn{rule::black_cards,
    to_translate("By a card {figure} skips this turn, and only rolls to say who is next.")};
inline constexpr Forbids<Figure> waits_for_move{rule::direction,
    to_translate("{figure} has rolled and has to move first: nobody may stay where he is.")};
inline constexpr Forbids<Phase> step_is_over{rule::order,
    to_translate("In this turn the step “{phase}” is over: first the move, then what the field "
                 "says, then the rest of the outer circuit, and only then the map.")};
inline constexpr Forbids<Figure, Donar> waits_for_payment{
    rule::distress, to_translate("{debtor} has to pay {amount} at once, before anything else.")};
inline constexpr Of<Forbids<Figure>> waits_for_errand{
    to_translate("{figure} has to do first what the field or card says.")};
inline constexpr Forbids<> field_comes_first{rule::field_first,
    to_translate("Before the order of the field is carried out nobody does other business.")};
inline constexpr Forbids<Figure, Figure> waits_for_vendetta{
    rule::vendetta, to_translate("A vendetta goes on: {remover} removes a piece of {other}.")};
inline constexpr Of<Forbids<Ending>> game_is_over{to_translate("The game is over: {ending}.")};
inline constexpr Forbids<> ended_before_removals{rule::a30_before_removals,
    to_translate("The piece that began the vendetta has won the game, before anything was "
                 "removed.")};
inline constexpr Forbids<Figure> family_is_watched{rule::agent,
    to_translate("The Federal agent watches the family of {figure}: it moves no killer and gains "
                 "neither fields nor businesses.")};
inline constexpr Forbids<int> watched_for{rule::a20_agent,
    to_translate("He watches for three turns of the family after the one in which he came. Turns "
                 "that are left: {turns}.")};
inline constexpr Forbids<Figure> is_clean{rule::agent,
    to_translate("{figure} has to be clean in this turn: no donar, no card, no killer.")};

} // namespace consigliere::mafia::message
