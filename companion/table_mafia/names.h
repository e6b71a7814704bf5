#pragma once

#include "companion/table_mafia/room.h"

#include <string>
#include <string_view>
#include <vector>

/// What the things of MAFIA are called in the chosen language.
namespace consigliere::table_mafia {

/// A player to whom nobody has given a name: "Player 2".
[[nodiscard]] std::string tell_actor(std::string_view actor);
// Names of the game's things, as its players call them.
template <ledger::Enumerated Enum>
[[nodiscard]] std::string tell(Enum value)
{
    return tr(ledger::name_of(value));
}
/// "Bank 2"; the kind alone where nobody has told the number, and of fields that nobody can hold:
/// the ring does not number those either.
[[nodiscard]] std::string tell(Field field);
/// "c4", as the edge of the map counts its columns and rows.
[[nodiscard]] std::string tell(Square square);
/// "a1, c4"; empty for none.
[[nodiscard]] std::string tell(Squares squares);
/// "Red 18", or "a red card" of one whose face nobody has told.
[[nodiscard]] std::string tell(Card card);
[[nodiscard]] std::string tell(const Property& property);
/// Who pays or gets: a figure, or the bank.
[[nodiscard]] std::string tell(Party party);
/// Where a killer stands: on a field of the map, or on his home point.
[[nodiscard]] std::string tell(Post post);
/// "Collect from the bank: 400 / 600 / 1,000".
[[nodiscard]] std::string tell(const Effect& effect);
/// "has so much money"
[[nodiscard]] std::string tell(Believe::Claim claim);
/// Whether a claim counts pieces or killers, rather than money.
[[nodiscard]] bool counts_things(Believe::Claim claim);
/// "Antonio has so much money: 5,600 donars"
[[nodiscard]] std::string tell(const Belief& belief);
/// What a card says: the words that the table has told, and else what it does; empty where nobody
/// has told either.
[[nodiscard]] std::string text_of(const Components& components, Card card);

/// The cards of a figure whose faces are known, as a sight has them: red ones that lie open, black
/// ones, red ones face down.
[[nodiscard]] std::vector<Card> known_cards(const Cards& cards);
/// The red ones that can be asked for: those that are known, and one for all others.
[[nodiscard]] std::vector<Card> red_cards(const Cards& cards);

/// An amount of the game's money: "6,000 donars".
[[nodiscard]] std::string donars(int amount);
/// What something brings or costs: "+400", "−200", "0".
[[nodiscard]] std::string with_sign(int amount);

} // namespace consigliere::table_mafia
