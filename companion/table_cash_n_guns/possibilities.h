#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/waiting.h"

#include <optional>
#include <vector>

// What a power can be used on; a single possibility need not be asked for.
namespace consigliere::table_cash_n_guns {

/// Players that satisfy `is_so`, in order.
template <typename Condition>
[[nodiscard]] PlayerList those(const PlayerList& players, const Condition& is_so)
{
    PlayerList found;
    for (const Player player : players) {
        if (is_so(player))
            found.push_back(player);
    }
    return found;
}

/// The only kind of kept cards in `loot`; nullopt if there are none or several.
[[nodiscard]] std::optional<LootCard> only_kind(const Loot& loot);
/// The only player from whose loot `player` can draw; nullopt if none or several.
[[nodiscard]] std::optional<Player> only_victim(const Position& position, Player player);
/// Players whom the Vulture can still plunder.
[[nodiscard]] PlayerList plunderable(const Position& position);
/// Types of loot on the table that can be forbidden.
[[nodiscard]] std::vector<LootType> types_on_table(const Position& position);

} // namespace consigliere::table_cash_n_guns
