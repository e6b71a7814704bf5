#pragma once

#include "engine/mafia/messages.h"

/// What is said of a claim that the ledger does not share.
namespace consigliere::mafia::message {

inline constexpr Of<Forbids<Figure, Donar, Donar>> purse_holds{
    to_translate("The purse of {figure} holds {has}, not {claimed}.")};
inline constexpr Of<Forbids<Figure, Donar, Why>> was_paid{
    to_translate("By the last line {figure} got or paid {amount}: {why}.")};
inline constexpr Forbids<Donar, Donar> sums_to{rule::rank_payments,
    to_translate("The last line comes to {amount} altogether, not to {claimed}.")};
inline constexpr Forbids<> perk_once{rule::a5_perks,
    to_translate("A perk is paid once for each event, into the purse of its character.")};
inline constexpr Forbids<> perk_of_clean{rule::a6_perk_of_clean,
    to_translate("Not a single donar: in his clean turn a character’s perk is not paid either.")};
inline constexpr Forbids<> half_in_notes{
    rule::a29_half, to_translate("Half of an amount is rounded to 200, as this table has chosen.")};
inline constexpr Forbids<Figure> owner_is_paid{
    rule::a24_owner, to_translate("The weapons are paid to {owner}, who holds the shop.")};
inline constexpr Forbids<Figure, int, int> has_pieces{
    rule::map, to_translate("Pieces of {figure} on the map: {pieces}, not {claimed}.")};
inline constexpr Forbids<Figure, int, int> has_killers{
    rule::three_killers, to_translate("Killers of {figure} on the map: {killers}, not {claimed}.")};
inline constexpr Of<Forbids<Figure, Rank, int>> has_rank{
    to_translate("{figure} is {rank}. Pieces on the map: {pieces}.")};
inline constexpr Forbids<> rank_is_of_now{
    rule::a17_rank_now, to_translate("A rank rises and falls with every piece.")};
inline constexpr Forbids<Figure, Donar, Donar> owes_that{
    rule::loan, to_translate("{figure} owes {amount}, not {claimed}.")};
inline constexpr Forbids<Figure, int, int> keeps_pieces{rule::a16_arithmetic,
    to_translate("Pieces that {figure} keeps when the vendetta is over: {pieces}, not {claimed}.")};
inline constexpr Forbids<> no_arithmetic{
    rule::vendetta, to_translate("No vendetta goes on whose end could be told.")};
inline constexpr Forbids<Figure> plays_next{rule::dice, to_translate("{next} plays next.")};
inline constexpr Forbids<> not_rolled{
    rule::dice, to_translate("Nobody has rolled yet, so that nobody knows who plays next.")};
inline constexpr Forbids<Figure, int> leads_now{
    rule::goal, to_translate("{leader} leads. Pieces on the map: {pieces}.")};
inline constexpr Forbids<> nobody_leads{
    rule::goal, to_translate("Nothing tells those apart who would win now.")};
inline constexpr Of<Forbids<Figure, Ending>> has_won{to_translate("{winner} has won: {ending}.")};
inline constexpr Forbids<> no_single_winner{rule::winner,
    to_translate("Nothing tells the winners apart, until the table says who spits farthest.")};
inline constexpr Forbids<> spitting_is_open{
    rule::a31_spitting, to_translate("Until it does, they share the victory.")};
inline constexpr Forbids<> not_over{rule::winner, to_translate("The game is not over.")};
inline constexpr Forbids<int> still_empty{rule::a32_stop,
    to_translate("{fields} fields of the map are empty, and nobody has agreed to stop.")};
inline constexpr Forbids<Square> is_guarded{
    rule::protection, to_translate("A killer of the owner stands on {square}, which protects it.")};
inline constexpr Forbids<Square> is_not_guarded{rule::protection,
    to_translate("No killer stands on {square}, and nothing else protects a field.")};

} // namespace consigliere::mafia::message
