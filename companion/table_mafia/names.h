#pragma once

#include "companion/table_mafia/room.h"

#include <string>
#include <string_view>
#include <vector>

// Localized names of the components of MAFIA.
namespace consigliere::table_mafia {

/// Display name of an actor without a player's name: "Player 2".
[[nodiscard]] std::string tell_actor(std::string_view actor);
template <ledger::Enumerated Enum>
[[nodiscard]] std::string tell(Enum value)
{
    return tr(ledger::name_of(value));
}
/// "Bank 2"; without the number if it is unknown, or if the field cannot be held.
[[nodiscard]] std::string tell(Field field);
/// "c4": column and row, as on the edge of the map.
[[nodiscard]] std::string tell(Square square);
/// "a1, c4"; empty for none.
[[nodiscard]] std::string tell(Squares squares);
/// "Red 18"; "a red card" if its number is unknown.
[[nodiscard]] std::string tell(Card card);
[[nodiscard]] std::string tell(const Property& property);
/// The paying or receiving party: a figure, or the bank.
[[nodiscard]] std::string tell(Party party);
/// Post of a killer: a square of the map, or his home point.
[[nodiscard]] std::string tell(Post post);
/// "Collect from the bank: 400 / 600 / 1,000".
[[nodiscard]] std::string tell(const Effect& effect);
/// "has so much money"
[[nodiscard]] std::string tell(Believe::Claim claim);
/// True if a claim counts pieces or killers, false for money.
[[nodiscard]] bool counts_things(Believe::Claim claim);
/// "Antonio has so much money: 5,600 donars"
[[nodiscard]] std::string tell(const Belief& belief);
/// Text of a card: the entered words, else its effects; empty if undescribed.
[[nodiscard]] std::string text_of(const Components& components, Card card);

/// Cards with known numbers: open red ones, black ones, face-down red ones.
[[nodiscard]] std::vector<Card> known_cards(const Cards& cards);
/// Red cards to choose from: known ones, and one for all with unknown numbers.
[[nodiscard]] std::vector<Card> red_cards(const Cards& cards);

/// An amount of money: "6,000 donars".
[[nodiscard]] std::string donars(int amount);
/// A gain or a cost: "+400", "−200", "0".
[[nodiscard]] std::string with_sign(int amount);

} // namespace consigliere::table_mafia
