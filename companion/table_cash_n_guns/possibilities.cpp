#include "companion/table_cash_n_guns/possibilities.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;

std::optional<LootCard> only_kind(const Loot& loot)
{
    std::optional<LootCard> found;
    for (const LootCard card : all_loot_cards) {
        if (loot[card] == 0 || !is_kept(card))
            continue;
        if (found)
            return std::nullopt;
        found = card;
    }
    return found;
}

bool may_trade(const Position& position, Player player)
{
    return has_power(position, player, Power::junk_dealer) && !position.of(player).has_called
        && any_player(position,
            [&](Player other) { return other != player && has_loot(position.of(other)); });
}

std::optional<Player> only_victim(const Position& position, Player player)
{
    std::optional<Player> found;
    for (const Player other : players(position)) {
        if (other == player || !has_loot(position.of(other)))
            continue;
        if (found)
            return std::nullopt;
        found = other;
    }
    return found;
}

PlayerList plunderable(const Position& position)
{
    PlayerList found;
    for (const Player player : players(position)) {
        const Gangster& gangster = position.of(player);
        if (gangster.is_out && gangster.can_be_plundered && has_loot(gangster))
            found.push_back(player);
    }
    return found;
}

int cards_to_plunder(const Loot& loot)
{
    constexpr int draws = 2;
    return std::min(draws, loot.total());
}

std::vector<LootType> types_on_table(const Position& position)
{
    std::vector<LootType> found;
    for (const LootType type : all_of<LootType>) {
        const bool lies =
            type == LootType::desk ? position.desk_is_open : count_of(position.table, type) > 0;
        if (lies)
            found.push_back(type);
    }
    return found;
}

} // namespace consigliere::table_cash_n_guns
