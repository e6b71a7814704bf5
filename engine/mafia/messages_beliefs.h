#pragma once

#include "engine/mafia/messages.h"

// Messages against wrong claims of the table.
namespace consigliere::mafia::message {

inline constexpr Of<Forbids<Figure, Donar, Donar>> purse_holds{
    to_translate("{figure}’s purse has {has}, not {claimed}.")};
inline constexpr Of<Forbids<Figure, Donar, Why>> was_paid{
    to_translate("With the last entry {figure} got or paid {amount}: {why}.")};
inline constexpr Forbids<Donar, Donar> sums_to{rule::rank_payments,
    to_translate("The last entry comes to {amount} in all, not to {claimed}.")};
inline constexpr Forbids<> perk_once{
    rule::a5_perks, to_translate("A perk is paid once for each event, into its figure’s purse.")};
inline constexpr Forbids<> perk_of_clean{rule::a6_perk_of_clean,
    to_translate("Not a single donar: on a clean turn, the figure’s perk isn’t paid either.")};
inline constexpr Forbids<> half_in_notes{
    rule::a29_half, to_translate("Half of an amount is rounded to 200: this table’s option.")};
inline constexpr Forbids<Figure> owner_is_paid{
    rule::a24_owner, to_translate("{owner} holds the shop and is paid for the weapons.")};
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
    to_translate("Pieces {figure} keeps after the vendetta: {pieces}, not {claimed}.")};
inline constexpr Forbids<> no_arithmetic{
    rule::vendetta, to_translate("No vendetta is in progress.")};
inline constexpr Forbids<Figure> plays_next{rule::dice, to_translate("{next} plays next.")};
inline constexpr Forbids<> not_rolled{
    rule::dice, to_translate("No one has rolled yet, so who plays next is unknown.")};
inline constexpr Forbids<Figure, int> leads_now{
    rule::goal, to_translate("{leader} leads. Pieces on the map: {pieces}.")};
inline constexpr Forbids<> nobody_leads{
    rule::goal, to_translate("Those who would win now are tied on everything.")};
inline constexpr Of<Forbids<Figure, Ending>> has_won{to_translate("{winner} has won: {ending}.")};
inline constexpr Forbids<> no_single_winner{
    rule::winner, to_translate("The winners are tied until the table says who spits farthest.")};
inline constexpr Forbids<> spitting_is_open{
    rule::a31_spitting, to_translate("Until then, they share the victory.")};
inline constexpr Forbids<> not_over{rule::winner, to_translate("The game isn’t finished.")};
inline constexpr Forbids<int> still_empty{rule::a32_stop,
    to_translate("{fields} fields of the map are empty, and no one has agreed to stop.")};
inline constexpr Forbids<Square> is_guarded{
    rule::protection, to_translate("The owner’s killer is on {square} and protects it.")};
inline constexpr Forbids<Square> is_not_guarded{
    rule::protection, to_translate("No killer is on {square}, and nothing else protects a field.")};

} // namespace consigliere::mafia::message
