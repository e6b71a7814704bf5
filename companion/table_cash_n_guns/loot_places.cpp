#include "companion/table_cash_n_guns/loot_cards.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

bool is_empty(const LootPlaces::Place& place)
{
    return !place.is_there;
}

/// True if the place was not used in this round.
bool is_free(const LootPlaces::Place& place)
{
    return is_empty(place) && place.share.is_desk();
}

auto has(LootCard card)
{
    return [card](const LootPlaces::Place& place) {
        return place.is_there && place.share == Share(card);
    };
}

} // namespace

void LootPlaces::begin()
{
    m_places.assign(loot_cards_per_round + 1, {Share::desk(), false});
}

void LootPlaces::follow(int round, const Loot& loot, bool has_desk)
{
    if (round != m_round || m_places.empty())
        begin();
    m_round = round;
    for (const LootCard card : all_of<LootCard>) {
        while (count(card) > loot[card])
            take(card);
        while (count(card) < loot[card])
            put(card);
    }
    m_places.back() = {Share::desk(), has_desk};
}

int LootPlaces::count(LootCard card) const
{
    return static_cast<int>(std::ranges::count_if(m_places, has(card)));
}

void LootPlaces::take(LootCard card)
{
    const auto lies = has(card);
    if (m_touched < m_places.size() && lies(m_places[m_touched]))
        m_places[m_touched].is_there = false;
    else
        std::find_if(m_places.rbegin(), m_places.rend(), lies)->is_there = false;
}

/// A card that an undo returns gets its former place.
void LootPlaces::put(LootCard card)
{
    const auto cards_end = m_places.end() - 1;
    auto found = std::find_if(m_places.begin(), cards_end,
        [card](const Place& place) { return !place.is_there && place.share == Share(card); });
    if (found == cards_end)
        found = std::find_if(m_places.begin(), cards_end, is_free);
    if (found == cards_end)
        found = std::find_if(m_places.begin(), cards_end, is_empty);
    if (found == cards_end)
        found = m_places.insert(cards_end, Place{});
    *found = {Share(card), true};
}

} // namespace consigliere::table_cash_n_guns
