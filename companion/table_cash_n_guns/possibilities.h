#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/waiting.h"

#include <optional>
#include <vector>

/// What a power could be used on. Where only one thing is possible, nobody needs to be asked.
namespace consigliere::table_cash_n_guns {

/// Those of whom something is so, in their order.
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

/// The kind of loot that all of these cards are; nothing if there are several kinds.
[[nodiscard]] std::optional<LootCard> only_kind(const Loot& loot);
/// The only player from whose loot this one can draw a card.
[[nodiscard]] std::optional<Player> only_victim(const Position& position, Player player);
/// Whom the Vulture can still plunder.
[[nodiscard]] PlayerList plunderable(const Position& position);
/// What lies on the table to be forbidden.
[[nodiscard]] std::vector<LootType> types_on_table(const Position& position);

} // namespace consigliere::table_cash_n_guns
