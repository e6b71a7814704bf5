#include "engine/cash_n_guns/loot.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

int count_of(const Loot& loot, LootType type)
{
    int count = 0;
    for (const LootCard card : all_loot_cards)
        count += type_of(card) == type ? loot[card] : 0;
    return count;
}

int dollars_of(const Loot& loot, LootType type)
{
    int dollars = 0;
    for (const LootCard card : all_loot_cards)
        dollars += type_of(card) == type ? loot[card] * dollars_of(card) : 0;
    return dollars;
}

int dollars_of_paintings(int count)
{
    constexpr std::array<int, paintings_in_box + 1> dollars{
        0, 4'000, 12'000, 30'000, 60'000, 100'000, 150'000, 200'000, 300'000, 400'000, 500'000};
    return dollars[static_cast<std::size_t>(std::min(count, paintings_in_box))];
}

} // namespace consigliere::cash_n_guns
