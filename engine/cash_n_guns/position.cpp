#include "engine/cash_n_guns/position.h"

namespace consigliere::cash_n_guns {

PlayerList clockwise_from(const Position& position, Player first)
{
    PlayerList list;
    for (Player player = first; list.size() < position.player_count;
         player = left_of(position, player))
        list.push_back(player);
    return list;
}

PlayerList players(const Position& position)
{
    return clockwise_from(position, Player{});
}

Player left_of(const Position& position, Player player)
{
    return static_cast<Player>((index_of(player) + 1) % position.player_count);
}

int count_alive(const Position& position)
{
    int count = 0;
    for (const Player player : players(position))
        count += is_alive(position, player) ? 1 : 0;
    return count;
}

bool has_begun_aiming(const Position& position)
{
    return any_player(position,
        [&position](Player player) { return position.of(player).aim != Gangster::Aim::none; });
}

bool stands(const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    return !gangster.is_out && gangster.stance == Gangster::Stance::stands;
}

bool target_is_absent(const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    if (gangster.aim != Gangster::Aim::at)
        return true;
    const Gangster& target = position.of(gangster.target);
    return target.is_out || target.stance == Gangster::Stance::lies
        || target.stance == Gangster::Stance::excluded;
}

int deadly_wounds(const Gangster& gangster)
{
    return gangster.power == Power::unbreakable ? 5 : 3;
}

std::optional<Player> owner_of(const Position& position, Power power)
{
    return first_of(players(position), [&](Player player) {
        return has_power(position, player, power) && is_alive(position, player);
    });
}

bool has_power(const Position& position, Player player, Power power)
{
    return position.of(player).power == power;
}

int cards_in_hand(const Gangster& gangster)
{
    return gangster.bullets.cards - (gangster.card == Gangster::Card::laid ? 1 : 0);
}

bool has_loot(const Gangster& gangster)
{
    return !gangster.loot.empty();
}

} // namespace consigliere::cash_n_guns
