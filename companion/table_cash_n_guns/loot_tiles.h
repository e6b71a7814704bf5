#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "companion/widgets/rect.h"

#include <vector>

namespace consigliere::table_cash_n_guns {

/// Targets for one kind of loot card: the card adds one; `several` add two, three, four.
struct LootTile {
    Rect card;
    std::vector<Rect> several;
};

/// Tiles for all kinds, and one cell for the buttons that concern all of them.
struct LootTiles {
    std::vector<LootTile> kinds;
    Rect rest;
};

/// Chooses the layout with the most `several` targets of finger size, then with the largest cards.
[[nodiscard]] LootTiles lay_tiles(const Rect& rect, int kinds);

} // namespace consigliere::table_cash_n_guns
