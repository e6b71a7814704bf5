#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/game.h"

#include <string>
#include <string_view>
#include <vector>

// Localized names of the components of Corleone's Empire.
namespace consigliere::table_corleone {

/// Display name of an actor without a player's name: the Family, "Marzullo".
[[nodiscard]] std::string tell_actor(std::string_view actor);
template <ledger::Enumerated Enum>
[[nodiscard]] std::string tell(Enum value)
{
    return language::tr(ledger::name_of(value));
}
/// Localized amount: "$5", in Russian "5 $".
[[nodiscard]] std::string tell(Bill bill);
/// Icons that bring money are written as the amount.
[[nodiscard]] std::string tell(Icon icon);
/// "I" to "IV".
[[nodiscard]] std::string tell_act(int act);
/// The printed name, else the record name made readable: "Penn central".
[[nodiscard]] std::string tell(const Naming& naming);
/// "Midtown + Queens", with a number if several spaces touch these areas.
[[nodiscard]] std::string tell(const Space& space);
/// Where a figure is placed: "Theatre", "Midtown + Queens", "Hudson".
[[nodiscard]] std::string tell(Place place, const Components& components);
/// Figures of one Family: "two Thugs and the Consigliere".
[[nodiscard]] std::string tell(const std::vector<FigureKind>& figures);
/// A name that a player gave, in the quotation marks of the language: "“Piano bar”".
[[nodiscard]] std::string quoted(const std::string& name);
/// "A, B and C".
[[nodiscard]] std::string tell_list(const std::vector<std::string>& things);
/// "Piotr’s Thug (Theatre)"; `owner` is the display name of its player.
[[nodiscard]] std::string tell(
    const FigureAt& figure, const Components& components, const std::string& owner);
/// "2× Gun"; empty for 0.
[[nodiscard]] std::string tell_many(int count, const std::string& name);
/// "2× Gun, Booze", or "nothing".
[[nodiscard]] std::string tell(const Goods& goods);
[[nodiscard]] std::string tell(const Money& money);

} // namespace consigliere::table_corleone
