#pragma once

#include "engine/cash_n_guns/enums.h"
#include "engine/ledger/counts.h"

namespace consigliere::cash_n_guns {

/// Some loot cards, by kind; in what an audience is shown, covered ones too. Cards of one kind are
/// alike.
using Loot = ledger::Counts<LootCard, ledger::count_of<LootCard>>;

inline constexpr int loot_cards_in_box = 64;
/// Revealed in each of the eight rounds (CG-0.2).
inline constexpr int loot_cards_per_round = 8;
inline constexpr int paintings_in_box = ledger::rows_of<LootCard>.row(LootCard::painting).in_box;

[[nodiscard]] constexpr Loot loot_of(LootCard card, int count = 1)
{
    Loot loot;
    loot.set(card, count);
    return loot;
}

/// All loot cards of the box: each of them is revealed once in a game (CG-0.2).
[[nodiscard]] constexpr Loot loot_deck()
{
    Loot deck;
    for (const LootRow& row : ledger::rows_of<LootCard>.rows())
        deck.set(row.value, row.in_box);
    return deck;
}
static_assert(loot_deck().total() == loot_cards_in_box);

/// The number of cards of a type; the desk is none.
[[nodiscard]] int count_of(const Loot& loot, LootType type);
/// What the bills or the diamonds among them are worth; 0 for every other type.
[[nodiscard]] int dollars_of(const Loot& loot, LootType type);
/// What a collection of this many paintings is worth as a whole (CG-W.3). More than the ten of the
/// box, which only the Collector can have, are worth as much as ten (A25).
[[nodiscard]] int dollars_of_paintings(int count);

} // namespace consigliere::cash_n_guns
