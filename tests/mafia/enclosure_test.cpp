/// Enclosed spaces (M-3.5c, A10) against a small model of its own: a grid of letters and a search
/// from every empty field.

#include "engine/mafia/enclosure.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

using namespace consigliere;
using namespace consigliere::mafia;

namespace {

/// What lies on each field: 'o' own, 'x' the others', '.' nothing, 'e' nothing, next to the others'
/// home points.
using Grid = std::array<std::array<char, Square::columns>, Square::rows>;

bool is_free(char field)
{
    return field == '.' || field == 'e';
}

struct Space {
    bool touches_own = false;
    bool touches_others = false;
    bool has_entry = false;
};

void walk(const Grid& grid, int column, int row, std::vector<bool>& seen, Space& space)
{
    if (column < 0 || row < 0 || column >= Square::columns || row >= Square::rows)
        return;
    const char field = grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    const auto index = static_cast<std::size_t>(row * Square::columns + column);
    if (!is_free(field)) {
        space.touches_own = space.touches_own || field == 'o';
        space.touches_others = space.touches_others || field == 'x';
        return;
    }
    if (seen[index])
        return;
    seen[index] = true;
    space.has_entry = space.has_entry || field == 'e';
    walk(grid, column - 1, row, seen, space);
    walk(grid, column + 1, row, seen, space);
    walk(grid, column, row - 1, seen, space);
    walk(grid, column, row + 1, seen, space);
}

/// Whether the space around an empty field is closed.
bool is_closed(const Grid& grid, Square square)
{
    std::vector<bool> seen(Square::count, false);
    Space space;
    walk(grid, square.column(), square.row(), seen, space);
    return space.touches_own && !space.touches_others && !space.has_entry;
}

Squares all_with(const Grid& grid, const std::string& letters)
{
    Squares found;
    for (int row = 0; row < Square::rows; ++row) {
        for (int column = 0; column < Square::columns; ++column) {
            const char field =
                grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (letters.find(field) != std::string::npos)
                found.add(Square(column, row));
        }
    }
    return found;
}

Squares closed_in_model(const Grid& grid)
{
    Squares closed;
    all_with(grid, ".e").each([&](Square square) {
        if (is_closed(grid, square))
            closed.add(square);
    });
    return closed;
}

Grid grid_of(const std::array<std::string, Square::rows>& rows)
{
    Grid grid{};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < grid[row].size(); ++column)
            grid[row][column] = rows[row][column];
    }
    return grid;
}

Squares closed_in(const Grid& grid)
{
    return closed_spaces(all_with(grid, "o"), all_with(grid, "x"), all_with(grid, "e"));
}

} // namespace

TEST_CASE("M-3.5c: a corner behind two pieces and the edge is closed")
{
    const Grid grid = grid_of({"e.......o", "e......o.", ".........", "e........", "........."});
    CHECK(closed_in(grid).empty());
    const Grid closed = grid_of({"e......o.", "........o", "e........", ".........", "e........"});
    Squares corner;
    corner.add(*square_from("i1"));
    CHECK(closed_in(closed) == corner);
}

TEST_CASE("M-3.5c: a piece of the others that touches by a side keeps a space open")
{
    CHECK(
        closed_in(grid_of({"e.....oo.", "......o.o", "e.....oo.", ".......o.", "e......o."})).size()
        == 5);
    CHECK(
        closed_in(grid_of({"e.....oox", "......o.o", "e.....oo.", ".......o.", "e......ox"})).size()
        == 1);
}

TEST_CASE("A10: the first piece of the game does not enclose the empty map")
{
    const Grid grid = grid_of({"e.......o", ".........", "e........", ".........", "e........"});
    CHECK(closed_in(grid).empty());
    // Taken literally, without the others' home points, it would.
    CHECK(closed_spaces(all_with(grid, "o"), {}, {}).size() == Square::count - 1);
}

TEST_CASE("A10: the groups of the referee are those of the model")
{
    rc::check("any map", [](const std::array<std::uint8_t, Square::count>& bytes) {
        Grid grid{};
        for (int index = 0; index < Square::count; ++index) {
            // Half of the fields are empty.
            constexpr std::array<char, 8> letters{'o', 'o', 'o', 'x', '.', '.', '.', 'e'};
            const Square square(index);
            const char field = letters[bytes[static_cast<std::size_t>(index)] % letters.size()];
            const bool is_inner = !Squares::edge().contains(square);
            grid[static_cast<std::size_t>(square.row())][static_cast<std::size_t>(
                square.column())] = field == 'e' && is_inner ? '.' : field;
        }
        RC_ASSERT(closed_in(grid) == closed_in_model(grid));
    });
}

TEST_CASE("fields beside and around others never wrap over the edge")
{
    for (int index = 0; index < Square::count; ++index) {
        const Square square(index);
        Squares beside;
        Squares around;
        for (int other = 0; other < Square::count; ++other) {
            const int columns = std::abs(Square(other).column() - square.column());
            const int rows = std::abs(Square(other).row() - square.row());
            if (columns + rows == 1)
                beside.add(Square(other));
            if (columns <= 1 && rows <= 1 && columns + rows > 0)
                around.add(Square(other));
        }
        CHECK(Squares::of(square).beside() == beside);
        CHECK(Squares::of(square).around() - Squares::of(square) == around);
    }
}

TEST_CASE("A34: a space may be closed where three fields of one side lie outside it, for the homes")
{
    const auto fields = [](const std::vector<std::string>& names) {
        Squares squares;
        for (const std::string& name : names)
            squares.add(*square_from(name));
        return squares;
    };
    struct Side {
        std::vector<std::string> two;
        std::string third;
    };
    for (const Side& side : {Side{{"a2", "a3"}, "a4"}, Side{{"i1", "i5"}, "i3"},
             Side{{"d1", "e1"}, "f1"}, Side{{"c5", "g5"}, "b5"}}) {
        INFO(side.third);
        Position position;
        Squares& pieces = position.of(Figure::antonio).pieces;
        pieces = fields(side.two);
        // A family has three homes, each beside fields of its own, and there are only two.
        const Closed open = closed_by(position, Components(), Family::bonanno);
        CHECK(open.certain.empty());
        CHECK(open.possible.empty());
        pieces = pieces | fields({side.third});
        const Closed closed = closed_by(position, Components(), Family::bonanno);
        CHECK(closed.certain.empty());
        CHECK(closed.possible == Squares::all() - pieces);
    }
}
