#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/game.h"

#include <string>
#include <string_view>
#include <vector>

/// What the things of Corleone's Empire are called in the chosen language.
namespace consigliere::table_corleone {

/// A player to whom nobody has given a name, by the Family: "Marzullo".
[[nodiscard]] std::string tell_actor(std::string_view actor);
/// The name of one of the game's things, as its players call it.
template <ledger::Enumerated Enum>
[[nodiscard]] std::string tell(Enum value)
{
    return language::tr(ledger::name_of(value));
}
/// As the language writes money: "$5", in Russian "5 $".
[[nodiscard]] std::string tell(Bill bill);
/// Those that bring money are told as it is.
[[nodiscard]] std::string tell(Icon icon);
/// "I" to "IV".
[[nodiscard]] std::string tell_act(int act);
/// The printed name that the table gave, or the record's name made readable: "Penn central".
[[nodiscard]] std::string tell(const Naming& naming);
/// "Midtown + Queens", and which of several such spaces.
[[nodiscard]] std::string tell(const Space& space);
/// Where a figure stands: "Theatre", "Midtown + Queens", "Hudson".
[[nodiscard]] std::string tell(Place place, const Components& components);
/// Figures of one side together: "two Thugs and the Consigliere".
[[nodiscard]] std::string tell(const std::vector<FigureKind>& figures);
/// What somebody has called a card, in the quotes of the language: "“Piano bar”".
[[nodiscard]] std::string quoted(const std::string& name);
/// "A, B and C".
[[nodiscard]] std::string tell_list(const std::vector<std::string>& things);
/// "Piotr’s Thug (Theatre)"; `owner` is what its player is called.
[[nodiscard]] std::string tell(
    const FigureAt& figure, const Components& components, const std::string& owner);
/// "2× Gun"; nothing of none.
[[nodiscard]] std::string tell_many(int count, const std::string& name);
/// "2× Gun, Booze", or "nothing".
[[nodiscard]] std::string tell(const Goods& goods);
[[nodiscard]] std::string tell(const Money& money);

} // namespace consigliere::table_corleone
