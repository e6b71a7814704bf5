#pragma once

#include "companion/desk/asking.h"
#include "companion/table_mafia/room.h"
#include "companion/table_mafia/view.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
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

/// Effect of a tap on a part of the board. `meaning` is the prefix of the target id, so a changed
/// meaning makes a new target and a double tap does no harm.
struct BoardTarget {
    std::string meaning;
    ControlState mood = ControlState::enabled;
    /// True if possible now: the part glows.
    bool is_lit = false;
    /// Short text in the field: number of steps, or cost.
    std::string label{};
    std::function<void()> tap{};
};

/// What is highlighted and can be tapped on the board.
struct BoardLook {
    std::function<std::optional<BoardTarget>(Square)> squares{};
    std::function<std::optional<BoardTarget>(Field)> fields{};
    /// Square of the chosen killer.
    std::optional<Square> chosen{};
    /// Figure whose disc is highlighted.
    std::optional<Figure> lit{};
};

/// Draws circuit and map as one board: fields, figures, tokens, pieces, killers. Adds their
/// hotspots to `things`. Returns the action of a tap, empty if none.
std::function<void()> draw_board(Ui& ui, const Rect& rect, const Components& components,
    const Position& position, const BoardLook& look, std::vector<desk::Hotspot>& things);

void draw_field(Ui& ui, const Rect& cell, Field field, Font font);
/// Short name of a field: "Agent", "Bank 2".
[[nodiscard]] std::string short_name(Field field);

} // namespace consigliere::table_mafia
