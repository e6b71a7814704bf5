#include "tests/cash_n_guns/worlds.h"

#include <algorithm>

namespace consigliere::test {

using namespace cash_n_guns;

namespace {

constexpr int untold = -1;

int number_of(Bullet bullet)
{
    return bullet == Bullet::bang ? 1 : 0;
}

} // namespace

Worlds::Worlds(const Position& start)
    : m_players(start.player_count)
{
    World world;
    world.discards.fill(untold);
    for (std::size_t player = 0; player < m_players; ++player) {
        world.hands[player] = bangs_dealt;
        m_cards[player] = bullets_dealt;
    }
    m_worlds.insert(world);
}

template <typename Visit>
void Worlds::replace(const Visit& visit)
{
    std::set<World> next;
    for (const World& world : m_worlds)
        visit(world, [&next](const World& kept) { next.insert(kept); });
    m_worlds = std::move(next);
}

bool Worlds::can_give(const World& world, std::size_t player, int bangs) const
{
    const int clicks = m_cards[player] - world.hands[player];
    return bangs == 1 ? world.hands[player] > 0 : clicks > 0;
}

void Worlds::follow(const Act& act)
{
    if (std::holds_alternative<act::BulletsLaid>(act)) {
        replace([](World world, const auto& keep) {
            world.discards.fill(untold);
            keep(world);
        });
    } else if (const auto* discards = std::get_if<act::Discards>(&act)) {
        const std::size_t who = index_of(discards->player);
        replace([&](const World& world, const auto& keep) {
            for (const int bangs : {0, 1}) {
                World next = world;
                next.hands[who] -= bangs;
                next.pile += bangs;
                next.discards[who] = bangs;
                if (can_give(world, who, bangs))
                    keep(next);
            }
        });
        --m_cards[who];
    } else if (const auto* shows = std::get_if<act::Shows>(&act)) {
        const std::size_t who = index_of(shows->player);
        const int bangs = number_of(shows->bullet);
        replace([&](World world, const auto& keep) {
            if (!can_give(world, who, bangs))
                return;
            world.hands[who] -= bangs;
            world.pile += bangs;
            world.discards[who] = untold;
            keep(world);
        });
        --m_cards[who];
    } else if (const auto* reloads = std::get_if<act::Reloads>(&act)) {
        reload(*reloads);
    } else if (const auto* swaps = std::get_if<act::SwapsBullet>(&act)) {
        swap(*swaps);
    } else if (std::holds_alternative<act::FindsNoBang>(act)) {
        replace([](const World& world, const auto& keep) {
            if (world.pile == 0)
                keep(world);
        });
    } else if (const auto* leaves = std::get_if<act::Leaves>(&act)) {
        const std::size_t who = index_of(leaves->player);
        replace([&](World world, const auto& keep) {
            world.discards[who] = untold;
            keep(world);
            for (; world.hands[who] > 0; keep(world)) {
                --world.hands[who];
                ++world.pile;
            }
        });
    }
    const auto* tells = std::get_if<act::Tells>(&act);
    const auto* turns_up = std::get_if<act::TurnsUp>(&act);
    if (tells == nullptr && turns_up == nullptr)
        return;
    const std::size_t who = index_of(tells ? tells->player : turns_up->player);
    const int bangs = number_of(tells ? tells->bullet : turns_up->bullet);
    replace([&](World world, const auto& keep) {
        if (world.discards[who] != bangs)
            return;
        world.discards[who] = untold;
        keep(world);
    });
}

void Worlds::reload(const act::Reloads& act)
{
    const std::size_t who = index_of(act.player);
    const bool keeps_all = act.exchange == act::Reloads::Exchange::keeps_all;
    const bool is_certain = act.certainty == act::Reloads::Certainty::certain;
    replace([&](World world, const auto& keep) {
        world.discards[who] = untold;
        if (world.pile == 0) {
            if (!is_certain)
                keep(world);
            return;
        }
        World next = world;
        ++next.hands[who];
        --next.pile;
        if (keeps_all) {
            keep(next);
            return;
        }
        for (const int bangs : {0, 1}) {
            World discarded = next;
            discarded.hands[who] -= bangs;
            discarded.pile += bangs;
            discarded.discards[who] = bangs;
            if (can_give(world, who, bangs))
                keep(discarded);
        }
    });
    m_cards[who] += keeps_all ? 1 : 0;
}

void Worlds::swap(const act::SwapsBullet& act)
{
    const auto pass = [this](Player from, Player to, std::optional<Bullet> told) {
        replace([&](const World& world, const auto& keep) {
            for (const int bangs : {0, 1}) {
                World next = world;
                next.hands[index_of(from)] -= bangs;
                next.hands[index_of(to)] += bangs;
                next.discards[index_of(from)] = untold;
                next.discards[index_of(to)] = untold;
                if (can_give(world, index_of(from), bangs) && (!told || number_of(*told) == bangs))
                    keep(next);
            }
        });
        --m_cards[index_of(from)];
        ++m_cards[index_of(to)];
    };
    pass(act.other, act.player, act.takes);
    pass(act.player, act.other, act.gives);
}

template <typename Number>
Range Worlds::range_of(const Number& number) const
{
    int least = bullets_dealt * most_players;
    int most = 0;
    for (const World& world : m_worlds) {
        least = std::min(least, number(world));
        most = std::max(most, number(world));
    }
    return range(least, most);
}

Range Worlds::bangs_of(Player player) const
{
    return range_of([&](const World& world) { return world.hands[index_of(player)]; });
}

Range Worlds::pile() const
{
    return range_of([](const World& world) { return world.pile; });
}

namespace {

Certainty certainty(Range possible)
{
    if (possible.most == 0)
        return Certainty::impossible;
    return possible.least > 0 ? Certainty::certain : Certainty::possible;
}

} // namespace

Certainty Worlds::can_show(Player player, Bullet bullet) const
{
    return certainty(range_of([&](const World& world) {
        return can_give(world, index_of(player), number_of(bullet)) ? 1 : 0;
    }));
}

Certainty Worlds::can_have_discarded(Player player, Bullet bullet) const
{
    // Whether he had such a card when he discarded one: among those that are left, or this one.
    return certainty(range_of([&](const World& world) {
        const std::size_t who = index_of(player);
        const bool was_this = world.discards[who] == number_of(bullet);
        return was_this || can_give(world, who, number_of(bullet)) ? 1 : 0;
    }));
}

} // namespace consigliere::test
