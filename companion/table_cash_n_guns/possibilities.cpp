#include "companion/table_cash_n_guns/possibilities.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

/// The only element that satisfies `is_so`; nullopt if none or several do.
template <typename Thing, typename Things, typename Condition>
std::optional<Thing> only_one(const Things& things, const Condition& is_so)
{
    const auto* const found = std::ranges::find_if(things, is_so);
    const bool is_only =
        found != things.end() && std::none_of(std::next(found), things.end(), is_so);
    return is_only ? std::optional<Thing>(*found) : std::nullopt;
}

} // namespace

std::optional<LootCard> only_kind(const Loot& loot)
{
    return only_one<LootCard>(
        all_loot_cards, [&](LootCard card) { return loot[card] > 0 && is_kept(card); });
}

std::optional<Player> only_victim(const Position& position, Player player)
{
    return only_one<Player>(players(position),
        [&](Player other) { return other != player && has_loot(position.of(other)); });
}

PlayerList plunderable(const Position& position)
{
    return those(
        players(position), [&position](Player player) { return can_plunder(position, player); });
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
