#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/game.h"

#include <string>
#include <string_view>

// Localized names of the components of Ca$h 'n Guns.
namespace consigliere::table_cash_n_guns {

/// Display name of an actor without a player's name: "Player 2".
[[nodiscard]] std::string tell_actor(std::string_view actor);
template <ledger::Enumerated Enum>
[[nodiscard]] std::string tell(Enum value)
{
    return tr(ledger::name_of(value));
}
[[nodiscard]] std::string tell(LootCard card);
[[nodiscard]] std::string tell(Share share);
/// Effect of a power, in one sentence.
[[nodiscard]] std::string effect_of(Power power);
/// "2× $5,000, painting", or "nothing".
[[nodiscard]] std::string tell(const Loot& loot);
/// "1–3"; one number if certain.
[[nodiscard]] std::string tell(Range range);

} // namespace consigliere::table_cash_n_guns
