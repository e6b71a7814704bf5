#pragma once

#include "engine/cash_n_guns/enums.h"
#include "engine/ledger/counts.h"

namespace consigliere::cash_n_guns {

/// Number of loot cards by kind, covered ones included. Cards of one kind are identical.
using Loot = ledger::Counts<LootCard, ledger::count_of<LootCard>>;

inline constexpr int loot_cards_in_box = 64;
/// Number of cards revealed in each of the eight rounds (CG-0.2).
inline constexpr int loot_cards_per_round = 8;
inline constexpr int paintings_in_box = ledger::rows_of<LootCard>.row(LootCard::painting).in_box;

[[nodiscard]] constexpr Loot loot_of(LootCard card, int count = 1)
{
    Loot loot;
    loot.set(card, count);
    return loot;
}

/// All loot cards in the box; each is revealed once (CG-0.2).
[[nodiscard]] constexpr Loot loot_deck()
{
    Loot deck;
    for (const LootRow& row : ledger::rows_of<LootCard>.rows())
        deck.set(row.value, row.in_box);
    return deck;
}
static_assert(loot_deck().total() == loot_cards_in_box);

/// Number of cards of a type; 0 for the desk.
[[nodiscard]] int count_of(const Loot& loot, LootType type);
/// Value in dollars of the bills or diamonds; 0 for other types.
[[nodiscard]] int dollars_of(const Loot& loot, LootType type);
/// Value in dollars of a collection of paintings (CG-W.3). Above ten, possible only for the
/// Collector, it stays that of ten (A25).
[[nodiscard]] int dollars_of_paintings(int count);

} // namespace consigliere::cash_n_guns
