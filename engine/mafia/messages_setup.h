#pragma once

#include "engine/mafia/rules.h"
#include "engine/mafia/sayings.h"

// Messages against record heads and descriptions of board and cards.
namespace consigliere::mafia::message {

using ledger::Quoted;
using ledger::to_translate;

inline constexpr Contradicts<Quoted> unknown_figure{to_translate(
    "Unknown figure “{quoted}”. Choose from: antonio, sergio, paolo, maria, vitorio, franco.")};
inline constexpr Contradicts<Quoted> unknown_field{
    to_translate("Unknown field “{quoted}”. Choose from: start-bonanno, start-genovese, bank, "
                 "fortuna, arms, club, police, casino, informer, exchange, big-city, problem, "
                 "agent; bank-2 is the second bank from the Bonanno start along the arrow.")};
inline constexpr Contradicts<Quoted> unknown_card{rule::red_cards,
    to_translate("Unknown card “{quoted}”. Choose from: red-1 to red-32, black-1 to black-16, or "
                 "red alone for a card face down.")};

inline constexpr Contradicts<Quoted> unknown_board{
    to_translate("There is one board, described as “board”, not “{quoted}”.")};
inline constexpr Contradicts<Quoted> wrong_field_count{rule::setup,
    to_translate("A circuit has each family’s start once and every other kind of field 1 to 15 "
                 "times: {quoted}.")};
inline constexpr Contradicts<Quoted> home_not_on_edge{rule::a8_homes,
    to_translate("“{quoted}” isn’t a field at the edge of the map. A home point is outside and "
                 "touches fields of columns a and i or rows 1 and 5. Example: \"i1,i2\".")};
inline constexpr Contradicts<Quoted> no_homes{rule::a8_homes,
    to_translate("“{quoted}” gives no figure’s home point. Give each figure the fields its home "
                 "point touches. Example: maria = \"a1\".")};
inline constexpr Contradicts<Quoted> home_field_twice{rule::a8_homes,
    to_translate("“{quoted}” touches two home points. Every home point touches fields of its own. "
                 "Example: maria = \"a1\", vitorio = \"a3\".")};
inline constexpr Contradicts<Quoted> home_on_other_side{rule::map,
    to_translate("“{quoted}” isn’t on its family’s side: the three Genovese home points are on one "
                 "side of the map, the three Bonanno ones on the opposite side.")};
inline constexpr Contradicts<Quoted> described_twice{
    to_translate("“{quoted}” is described twice. Remove one.")};
inline constexpr Contradicts<Quoted> effects_of_book{rule::get_cards,
    to_translate("“{quoted}” does what the book says: red 1 to 6 take businesses, 12 to 15 take "
                 "cards. It can have a text, but no effects.")};
inline constexpr Contradicts<Quoted> price_never_open{rule::red_cards,
    to_translate("“{quoted}” isn’t kept, so it can’t change a price while face up. Kept cards are "
                 "red 1-6, 9-11, 16-24 and black 1, 2, 9-16.")};
inline constexpr Contradicts<Quoted> unknown_effect{
    to_translate("Unknown effect “{quoted}”. Choose from: get and pay with bank, opponents or "
                 "relatives and an amount, as in “get bank 400/600/1000”, draw red, draw black, "
                 "killer, hire, field and fee with an amount, move to with a kind of field, skip "
                 "turn, lose piece, place piece, take card, take business, by hand.")};

inline constexpr Contradicts<Quoted> wrong_player_count{
    rule::players, to_translate("2 to 6 players can play. Here: {quoted}.")};
inline constexpr Contradicts<Quoted> bad_seat_name{
    to_translate("“{quoted}” can’t be the name of a seat. Use lower-case letters and digits, words "
                 "joined by “-”.")};
inline constexpr Contradicts<Quoted> seat_without_name{
    to_translate("A seat needs a player or a name: “{quoted}” has neither.")};
inline constexpr Contradicts<Quoted> name_twice{
    to_translate("Two seats are called “{quoted}”. Give one of them another name.")};
inline constexpr Contradicts<Quoted> no_figures{rule::players,
    to_translate("“{quoted}” controls no figures. Every player controls 1 to 3. Example: figures = "
                 "[\"antonio\"].")};
inline constexpr Contradicts<Quoted> figure_twice{
    rule::players, to_translate("“{quoted}” is controlled by two players.")};
inline constexpr Contradicts<Quoted> figure_missing{
    rule::players, to_translate("All six figures play, and no one controls “{quoted}”.")};
inline constexpr Contradicts<Quoted> both_families{
    rule::players, to_translate("“{quoted}” would play for both families, which isn’t allowed.")};
inline constexpr Contradicts<Quoted> wrong_colour{rule::families,
    to_translate(
        "“{quoted}” isn’t from this family. The Bonanno are red, black and yellow (antonio, "
        "sergio, paolo), the Genovese blue, green and white (maria, vitorio, franco).")};
inline constexpr Contradicts<Quoted> unknown_family{
    rule::families, to_translate("Unknown family “{quoted}”. Choose from: bonanno, genovese.")};
inline constexpr Contradicts<Quoted> unknown_option{
    to_translate("Unknown option “{quoted}”. Choose from: fields_per_turn, hires_per_turn, "
                 "family_may_buy, club_counts, attack_family, fed_current_counts, stake_steps, "
                 "tax_round, exchange_figure, blitz.")};
inline constexpr Contradicts<Quoted> bad_option{
    to_translate("“{quoted}” can’t have this value. fields_per_turn and hires_per_turn are 1 to "
                 "12, stake_steps is any or 200, tax_round is down200 or up200, exchange_figure is "
                 "any or dealing, the others are yes or no.")};

} // namespace consigliere::mafia::message
