#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/game.h"

#include <string>
#include <string_view>

/// What the things of Ca$h 'n Guns are called in the chosen language.
namespace consigliere::table_cash_n_guns {

/// A player to whom nobody has given a name: "Player 2".
[[nodiscard]] std::string tell_actor(std::string_view actor);
// Names of the game's things, as its players call them.
template <ledger::Enumerated Enum>
[[nodiscard]] std::string tell(Enum value)
{
    return tr(ledger::name_of(value));
}
[[nodiscard]] std::string tell(LootCard card);
[[nodiscard]] std::string tell(Share share);
/// What a power does, in one sentence.
[[nodiscard]] std::string effect_of(Power power);
/// "2× $5,000, painting", or "nothing".
[[nodiscard]] std::string tell(const Loot& loot);
/// "1–3", or the number when it is certain.
[[nodiscard]] std::string tell(Range range);

} // namespace consigliere::table_cash_n_guns
