#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "companion/widgets/rect.h"

#include <vector>

namespace consigliere::table_cash_n_guns {

/// Where one kind of loot card is tapped: the card itself adds one, and the places with it two,
/// three, four at once.
struct LootTile {
    Rect card;
    std::vector<Rect> several;
};

/// The kinds of loot card side by side, and what belongs to all of them in a cell of its own.
struct LootTiles {
    std::vector<LootTile> kinds;
    Rect rest;
};

/// As many places for several at once as have room for a finger each, and then the largest cards.
[[nodiscard]] LootTiles lay_tiles(const Rect& rect, int kinds);

} // namespace consigliere::table_cash_n_guns
