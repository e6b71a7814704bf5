#pragma once

#include "companion/table_mafia/room.h"

#include <array>
#include <optional>
#include <vector>

namespace consigliere::table_mafia {

/// Where the parts of the board lie: the circuit as a ring of cells along the arrow, clockwise from
/// the Bonanno start in the upper left corner, and the map inside it.
struct BoardPlaces {
    std::vector<Field> fields;
    std::vector<Rect> cells; ///< Of the fields.
    Rect map;
    std::array<Rect, Square::count> squares;
    /// Whether the order of the cells is that of the board, rather than that of the rule book.
    bool is_described = false;

    [[nodiscard]] const Rect& of(Square square) const
    {
        return squares[static_cast<std::size_t>(static_cast<int>(square))];
    }
    /// The cell of a field; a number that the ring does not have stands at its kind.
    [[nodiscard]] std::optional<std::size_t> cell_of(Field field) const;
};

/// Whether a part of the board can be tapped.
[[nodiscard]] bool has_room_for_finger(const Rect& rect);

/// The ring for so many fields, and the map.
[[nodiscard]] BoardPlaces lay_out_board(const Rect& rect, std::vector<Field> fields);
/// What the ring shows: the described circuit; and of a circuit that nobody has described, every
/// kind of field once, and the ones that have been told by number.
[[nodiscard]] BoardPlaces lay_out_board(
    const Rect& rect, const Components& components, const Position& position);

/// The places of figures that share a field, from its right end: in one row where there is room,
/// else in as many as let each be seen.
[[nodiscard]] std::vector<Rect> lay_out_figures(const Rect& body, int count);

} // namespace consigliere::table_mafia
