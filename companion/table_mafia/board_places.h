#pragma once

#include "companion/table_mafia/room.h"

#include <array>
#include <optional>
#include <vector>

namespace consigliere::table_mafia {

/// Layout of the board: a clockwise ring of cells along the arrow from the Bonanno start (upper
/// left corner), with the map inside.
struct BoardPlaces {
    std::vector<Field> fields;
    std::vector<Rect> cells; ///< Cells of `fields`, same index.
    Rect map;
    std::array<Rect, Square::count> squares;
    /// True if the cells are in the order of the board, false if in that of the rule book.
    bool is_described = false;

    [[nodiscard]] const Rect& of(Square square) const
    {
        return squares[static_cast<std::size_t>(static_cast<int>(square))];
    }
    /// Index of the field's cell; without a cell for its number, of its kind. nullopt if none.
    [[nodiscard]] std::optional<std::size_t> cell_of(Field field) const;
};

[[nodiscard]] bool has_room_for_finger(const Rect& rect);

/// Layout of a ring of these fields and the map.
[[nodiscard]] BoardPlaces lay_out_board(const Rect& rect, std::vector<Field> fields);
/// Layout of the described circuit. Without a description: each kind of field once, plus the fields
/// known by number.
[[nodiscard]] BoardPlaces lay_out_board(
    const Rect& rect, const Components& components, const Position& position);

/// Rectangles of figures on one field, from its right end: in one row, or in as many as keep each
/// visible.
[[nodiscard]] std::vector<Rect> lay_out_figures(const Rect& body, int count);

} // namespace consigliere::table_mafia
