#include "companion/table_cash_n_guns/loot_cards.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

/// Whether the targets for several are beside a card or below it.
enum class Side : std::uint8_t { beside, below };

struct Arrangement {
    int columns = 1;
    int several = 0;
    Side side = Side::beside;
    ImVec2 card;
};

float finger_size()
{
    return 48_dp;
}
float gap()
{
    return 6_dp;
}
float narrow_gap()
{
    return 2_dp;
}

/// Size of the targets for several, with the gap to the card.
ImVec2 size_of_several(const Arrangement& way)
{
    if (way.several == 0)
        return {0, 0};
    if (way.side == Side::below)
        return {0, finger_size() + narrow_gap()};
    return {static_cast<float>(way.several) * (finger_size() + narrow_gap()), 0};
}

/// Size of a card; zero if a target would be smaller than a finger.
ImVec2 card_in(const Rect& rect, int cells, const Arrangement& way)
{
    const int rows = (cells + way.columns - 1) / way.columns;
    const ImVec2 several = size_of_several(way);
    const ImVec2 cell{(rect.width() + gap()) / static_cast<float>(way.columns) - gap(),
        (rect.height() + gap()) / static_cast<float>(rows) - gap()};
    const ImVec2 card{std::min(cell.x - several.x, 110_dp), std::min(cell.y - several.y, 100_dp)};
    const float row_of_several =
        static_cast<float>(way.several) * (finger_size() + narrow_gap()) - narrow_gap();
    const bool has_room = card.x >= finger_size() && card.y >= finger_size()
        && (way.side == Side::beside || card.x >= row_of_several);
    return has_room ? card : ImVec2{0, 0};
}

/// Score of a card size: larger pictures are clearer.
float worth(ImVec2 card)
{
    return std::min(card.x / 84_dp, card.y / 100_dp);
}

Arrangement best_arrangement(const Rect& rect, int cells)
{
    for (const int several : {3, 2, 1, 0}) {
        Arrangement best{1, several, Side::beside, {0, 0}};
        for (int columns = 1; columns <= cells; ++columns) {
            for (const Side side : {Side::beside, Side::below}) {
                Arrangement way{columns, several, side, {0, 0}};
                way.card = card_in(rect, cells, way);
                if (worth(way.card) > worth(best.card))
                    best = way;
            }
        }
        if (best.card.x > 0)
            return best;
    }
    // Fallback: no layout has finger-sized targets.
    return {(cells + 1) / 2, 0, Side::beside,
        {rect.width() * 2 / static_cast<float>(cells + 1) - gap(), rect.height() / 2 - gap()}};
}

LootTile tile_in(Rect cell, const Arrangement& way)
{
    LootTile tile;
    if (way.several == 0) {
        tile.card = cell;
        return tile;
    }
    const Rect several = way.side == Side::below
        ? cell.cut_bottom(finger_size(), narrow_gap())
        : cell.cut_right(size_of_several(way).x - narrow_gap(), narrow_gap());
    tile.card = cell;
    tile.several = several.columns(way.several, narrow_gap());
    return tile;
}

} // namespace

LootTiles lay_tiles(const Rect& rect, int kinds)
{
    const int cells = kinds + 1;
    const Arrangement way = best_arrangement(rect, cells);
    const int rows = (cells + way.columns - 1) / way.columns;
    const ImVec2 several = size_of_several(way);
    const auto length = [](int count, float each) {
        return static_cast<float>(count) * (each + gap()) - gap();
    };
    const Rect grid = Rect::around(rect.centre(), length(way.columns, way.card.x + several.x),
        length(rows, way.card.y + several.y));
    const std::vector<Rect> places = grid.grid(way.columns, rows, gap());
    LootTiles tiles;
    for (int kind = 0; kind < kinds; ++kind)
        tiles.kinds.push_back(tile_in(places[static_cast<std::size_t>(kind)], way));
    tiles.rest = places[static_cast<std::size_t>(kinds)];
    // The last cell takes all remaining ones.
    const std::size_t end_of_row =
        (static_cast<std::size_t>(kinds) / static_cast<std::size_t>(way.columns) + 1)
        * static_cast<std::size_t>(way.columns);
    tiles.rest.right = places[end_of_row - 1].right;
    return tiles;
}

} // namespace consigliere::table_cash_n_guns
